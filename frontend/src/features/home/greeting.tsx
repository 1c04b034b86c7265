import type { ReactNode } from 'react';
import type { CurrentUser } from '../../shared/api/current-user';

interface GreetingProps {
  user: CurrentUser;
  /** The button for the day's tokens. */
  dailyTokens: ReactNode;
}

/** "Welcome back", whose table it is, and the day's tokens. */
export function Greeting({ user, dailyTokens }: GreetingProps) {
  return (
    <header className="border-b border-rule bg-sunk">
      <div className="page-width flex flex-wrap items-end justify-between gap-x-10 gap-y-6 py-10 md:py-14">
        <h1 data-private className="min-w-0">
          <span className="caps mb-2 block text-accent">Welcome back </span>
          <span className="block text-hero wrap-anywhere">{nameOf(user)}!</span>
        </h1>
        <div>
          <p className="caps mb-2 text-ink-faint">Daily tokens</p>
          {dailyTokens}
        </div>
      </div>
    </header>
  );
}

/** The part of the address before the at-sign; an issuer that tells no address may tell a name. */
function nameOf({ email, firstName }: Pick<CurrentUser, 'email' | 'firstName'>): string {
  return email?.split('@')[0] || firstName || 'reader';
}
