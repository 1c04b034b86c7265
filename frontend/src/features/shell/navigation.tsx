import { Link } from '@tanstack/react-router';
import { forgetPerson } from '../../shared/account/known-account';
import type { CurrentUser } from '../../shared/api/current-user';
import { buttonClasses } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';

const LINKS = [
  { to: '/', label: 'Explore' },
  { to: '/discover', label: 'Discover' },
  { to: '/collections', label: 'Collections' },
] as const;
const PROFILE = { to: '/profile', label: 'Profile' } as const;

interface NavigationProps {
  layout: 'row' | 'column';
  /** Null for a visitor, undefined while it is not known who is here. */
  user: CurrentUser | null | undefined;
  onFollow?: () => void;
}

/** Where one can go, in the header's order. Login and Logout leave the app: they are full-page navigations. */
export function Navigation({ layout, user, onFollow }: NavigationProps) {
  const isColumn = layout === 'column';
  const look = classNames(
    'flex items-center rounded-md font-medium text-ink-soft hover:text-accent aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8',
    isColumn ? 'min-h-12 font-display text-name' : 'min-h-11 px-2 text-sm lg:px-3',
  );
  return (
    <ul className={isColumn ? 'flex flex-col gap-1' : 'flex items-center gap-1'}>
      {[...LINKS, ...(user ? [PROFILE] : [])].map(({ to, label }) => (
        <li key={to}>
          <Link to={to} onClick={onFollow} activeOptions={{ exact: true }} className={look}>
            {label}
          </Link>
        </li>
      ))}
      {user?.isAdmin && (
        <li>
          <a href="/admin" className={look}>
            Admin
          </a>
        </li>
      )}
      <li className={isColumn ? 'mt-3' : 'ml-2'}>
        <a
          href={user ? '/api/auth/logout' : '/api/login'}
          onClick={user ? forgetPerson : undefined}
          className={buttonClasses(
            'outline',
            isColumn ? 'md' : 'sm',
            classNames(isColumn && 'w-full', user === undefined && 'invisible'),
          )}
        >
          {user ? 'Logout' : 'Login'}
        </a>
      </li>
    </ul>
  );
}
