import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loginAfterNotice, loginPath } from '../../shared/login';
import { useIsOnline } from '../../shared/network/connection';
import { buttonClasses } from '../../shared/ui/button';
import { Ornament } from '../../shared/ui/ornament';

/** Says so and goes to the sign-in; with no network there is nowhere to go, and that is said instead. */
export function SignedOut({ isAsking }: { isAsking: boolean }) {
  const isOnline = useIsOnline();
  const isLeaving = isOnline && !isAsking;
  useEffect(() => (isLeaving ? loginAfterNotice() : undefined), [isLeaving]);
  return (
    <div className="page-width flex min-h-[calc(100dvh-var(--spacing-header))] flex-col items-center justify-center py-section text-center">
      <Ornament className="mb-8 h-6 text-accent" />
      <h1 className="text-headline">Your Profile</h1>
      <p className="mt-4 max-w-measure font-reading text-lead text-ink-soft">
        {isOnline
          ? 'You are logged out. Logging in again...'
          : 'Signing in needs a connection. Your profile opens when you are back online.'}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {isOnline && (
          <a href={loginPath()} className={buttonClasses()}>
            Login
          </a>
        )}
        <Link to="/" className={buttonClasses('outline')}>
          Back to the reading room
        </Link>
      </div>
    </div>
  );
}
