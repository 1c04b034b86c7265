import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';

/** Where a visitor can go, in the header's order. Login leaves the app: it is a full-page navigation. */
const VISITOR_LINKS = [
  { to: '/', label: 'Explore' },
  { to: '/discover', label: 'Discover' },
  { to: '/collections', label: 'Collections' },
] as const;

interface NavigationProps {
  layout: 'row' | 'column';
  onFollow?: () => void;
}

export function Navigation({ layout, onFollow }: NavigationProps) {
  const isColumn = layout === 'column';
  return (
    <ul className={isColumn ? 'flex flex-col gap-1' : 'flex items-center gap-1'}>
      {VISITOR_LINKS.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={onFollow}
            activeOptions={{ exact: true }}
            className={classNames(
              'flex items-center rounded-md font-medium text-ink-soft hover:text-accent aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8',
              isColumn ? 'min-h-12 font-display text-name' : 'min-h-11 px-3 text-sm',
            )}
          >
            {label}
          </Link>
        </li>
      ))}
      <li className={isColumn ? 'mt-3' : 'ml-2'}>
        <a
          href="/api/login"
          className={buttonClasses('outline', isColumn ? 'md' : 'sm', isColumn ? 'w-full' : '')}
        >
          Login
        </a>
      </li>
    </ul>
  );
}
