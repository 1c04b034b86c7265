import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rereadCurrentUser } from '../api/queries/current-user';
import { EXPECTED_KEY, isAccountExpected, keepRecordsOf, OWNER_KEY } from './known-account';

/** What is read as an account. */
const PERSONAL = /^\/api\/(user|chat|admin)\//;

/**
 * While an account is shown: its records are kept apart from other accounts', a login or logout in another
 * tab is noticed, and nothing that was read as this account outlives it on the page.
 */
export function useAccountWatch(accountId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    keepRecordsOf(accountId);
    const askAgain = () => void rereadCurrentUser(queryClient);
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === EXPECTED_KEY || key === OWNER_KEY) askAgain();
    };
    // A page that the browser kept as it was, brought back with its Back button.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (isAccountExpected()) askAgain();
      else location.reload();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
      void queryClient.resetQueries({ predicate: isPersonal });
    };
  }, [accountId, queryClient]);
}

function isPersonal({ queryKey: [path] }: Query): boolean {
  return typeof path === 'string' && PERSONAL.test(`${path}/`);
}
