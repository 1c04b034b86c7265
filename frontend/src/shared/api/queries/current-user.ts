import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { expectAccount } from '../../account/known-account';
import { knownAnonymousSessionId } from '../../anonymous/anonymous-session';
import type { CurrentUser } from '../current-user';
import { requestJson } from '../http';

const FRESH_MS = 2 * 60_000;

/**
 * Who is signed in, or null: "user fetch failure means not authenticated". 2 minutes fresh, no retry.
 * Somebody who has just signed in is not known before their conversations are theirs: whatever is read
 * next may be one of them.
 */
export function currentUserQuery() {
  return queryOptions({
    queryKey: ['/api/auth/user'],
    queryFn: async ({ signal, client }) => {
      try {
        const user = (await requestJson<CurrentUser | null>('/api/auth/user', { signal })) ?? null;
        expectAccount(user !== null);
        if (user) await bringConversations(client);
        return user;
      } catch (error) {
        if (signal.aborted) throw error;
        return null;
      }
    },
    staleTime: FRESH_MS,
    retry: false,
  });
}

/** Reads anew who is signed in, where that is on the page. */
export async function rereadCurrentUser(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: currentUserQuery().queryKey });
}

async function bringConversations(client: QueryClient): Promise<void> {
  const anonymousId = knownAnonymousSessionId();
  if (!anonymousId) return;
  await import('../../account/adopt-conversations').then(
    ({ adoptConversations }) => adoptConversations(anonymousId, client),
    (error: unknown) => console.debug('Adopting conversations:', error),
  );
}
