import { queryOptions } from '@tanstack/react-query';
import type { CurrentUser } from '../current-user';
import { requestJson } from '../http';

const FRESH_MS = 2 * 60_000;

/** Who is signed in, or null: "user fetch failure means not authenticated". 2 minutes fresh, no retry. */
export function currentUserQuery() {
  return queryOptions({
    queryKey: ['/api/auth/user'],
    queryFn: async ({ signal }) => {
      try {
        return (await requestJson<CurrentUser | null>('/api/auth/user', { signal })) ?? null;
      } catch (error) {
        if (signal.aborted) throw error;
        return null;
      }
    },
    staleTime: FRESH_MS,
    retry: false,
  });
}
