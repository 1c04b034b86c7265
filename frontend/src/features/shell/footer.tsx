import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { forgetPerson } from '../../shared/account/known-account';
import { currentUserQuery } from '../../shared/api/queries/current-user';
import { ThemeToggle } from '../../shared/ui/theme-toggle';
import { BrandMark } from './brand-mark';

const LINK =
  'inline-flex min-h-9 items-center text-sm text-ink-soft hover:text-accent hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11';

/** The foot of every page: where to go, the account, help, and the colour scheme. */
export function Footer() {
  const { data: user } = useQuery(currentUserQuery());
  return (
    <footer className="skipped-while-far border-t border-rule bg-sunk">
      <div className="page-width grid gap-10 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="sm:col-span-3 lg:col-span-1">
          <p className="flex items-center gap-2.5 font-display text-title font-semibold">
            <BrandMark className="h-6 w-auto text-accent" />
            Parley
          </p>
          <p className="mt-3 max-w-narrow font-reading text-base text-ink-soft">
            A reading room for talking with the people of history. Every voice here is an AI portrayal made
            from the record, and it can be wrong.
          </p>
        </div>
        <FooterGroup title="Explore">
          <Link to="/discover" className={LINK}>
            Discover
          </Link>
          <Link to="/collections" className={LINK}>
            Collections
          </Link>
          <Link to="/events" className={LINK}>
            Today in History
          </Link>
        </FooterGroup>
        <FooterGroup title="Account">
          {user ? (
            <Link to="/profile" className={LINK}>
              Your Profile
            </Link>
          ) : (
            <a href="/api/login" className={LINK}>
              Login
            </a>
          )}
          {user ? (
            <a href="/api/auth/logout" onClick={forgetPerson} className={LINK}>
              Logout
            </a>
          ) : (
            <a href="/api/login" className={LINK}>
              Create Free Account
            </a>
          )}
        </FooterGroup>
        <FooterGroup title="Support">
          <Link to="/" hash="how-it-works" className={LINK}>
            How it works
          </Link>
          <Link to="/" hash="portrayals" className={LINK}>
            About the portrayals
          </Link>
        </FooterGroup>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-4 border-t border-rule py-5">
        <p className="text-xs text-ink-soft">Talk with history.</p>
        <ThemeToggle />
      </div>
    </footer>
  );
}

function FooterGroup({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="caps text-ink-faint">{title}</h2>
      <ul className="mt-3">
        {children.map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
