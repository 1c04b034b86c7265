import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '../../shared/api/current-user';
import { currentUserQuery } from '../../shared/api/queries/current-user';
import { classNames } from '../../shared/ui/class-names';
import { useLoaded } from '../../shared/ui/use-loaded';
import { BrandName } from './brand-name';
import { Navigation } from './navigation';
import { useHiddenOnScroll } from './use-hidden-on-scroll';

const MENU_ID = 'site-menu';

type RenderCorner = (user: CurrentUser) => ReactNode;
const loadCorner = (): Promise<RenderCorner> =>
  import('./member-corner').then(
    ({ MemberCorner }) =>
      (user) => <MemberCorner user={user} />,
    (error: unknown) => {
      console.error('The balance could not be fetched', error);
      return () => null;
    },
  );

/**
 * Sticky; out of the way while reading on, back when scrolling up, with its menu open, for a key's focus and for
 * tokens that come or go.
 */
export function Header() {
  const { data: user } = useQuery(currentUserQuery());
  const renderCorner = useLoaded(loadCorner, Boolean(user));
  const isScrolledAway = useHiddenOnScroll();
  const { isOpen, setIsOpen, opener } = useMenu();
  const isHidden = isScrolledAway && !isOpen;
  return (
    <header
      data-hidden={isHidden || undefined}
      className={classNames(
        'sticky top-0 z-40 border-b border-rule bg-paper transition-transform has-focus-visible:translate-y-0 has-[[data-movement]]:translate-y-0',
        // What comes in for a moment, under a resting pointer, takes no press that was meant for the page.
        isHidden && '-translate-y-full pointer-events-none has-focus-visible:pointer-events-auto',
      )}
    >
      <div className="page-width flex h-header items-center justify-between gap-4">
        <Link to="/" aria-label="Parley, to the start">
          <BrandName />
        </Link>
        <nav aria-label="Main" className="ml-auto hidden md:block">
          <Navigation layout="row" user={user} />
        </nav>
        {user && <div className="flex min-w-16 justify-end max-md:ml-auto">{renderCorner?.(user)}</div>}
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          onClick={() => setIsOpen(!isOpen)}
          className="-mr-2 grid size-11 place-items-center rounded-md text-ink md:hidden"
        >
          {isOpen ? <X aria-hidden size={22} /> : <Menu aria-hidden size={22} />}
          <span className="sr-only">{isOpen ? 'Close menu' : 'Open menu'}</span>
        </button>
      </div>
      {isOpen && (
        <nav
          id={MENU_ID}
          aria-label="Main"
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--spacing-header))] animate-appear overflow-y-auto border-b border-rule bg-paper px-gutter pb-6 pt-3 shadow-lifted md:hidden"
        >
          <Navigation layout="column" user={user} onFollow={() => setIsOpen(false)} />
        </nav>
      )}
    </header>
  );
}

/** The phone's menu: closed by Escape (focus back to its button), by a press beside it, by leaving the page. */
function useMenu() {
  const opener = useRef<HTMLButtonElement>(null);
  const path = useLocation({ select: (location) => location.pathname });
  const [openOnPath, setOpenOnPath] = useState<string | null>(null);
  const isOpen = openOnPath === path;
  const setIsOpen = (opens: boolean) => setOpenOnPath(opens ? path : null);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOnPath(null);
      opener.current?.focus();
    };
    const onPress = (event: PointerEvent) => {
      const header = opener.current?.closest('header');
      if (event.target instanceof Node && !header?.contains(event.target)) setOpenOnPath(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);
  return { isOpen, setIsOpen, opener };
}
