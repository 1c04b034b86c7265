import { MutationCache, onlineManager, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isOnline, subscribeToConnection } from '../network/connection';
import { ApiError, requestJson } from './http';
import { rereadCurrentUser } from './queries/current-user';
import { readRetryDelayMs, shouldRetryRead, shouldRetryWrite, writeRetryDelayMs } from './retry-rules';

const FRESH_MS = 5 * 60_000;

/**
 * The defaults of every read and write: fresh for 5 minutes, no polling, no re-read on focus. All are tried
 * with no network, too, since the service worker may have the answer; what it has not fails at once instead
 * of waiting unseen, and what is on the page is read when the network is back.
 */
export function createQueryClient(): QueryClient {
  onlineManager.setEventListener((setOnline) => subscribeToConnection(() => setOnline(isOnline())));
  // Refused as a stranger: the page must not go on as if somebody were signed in.
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) void rereadCurrentUser(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => requestJson(pathOf(queryKey), { signal }),
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failureCount, error) => isOnline() && shouldRetryRead(failureCount, error),
        retryDelay: readRetryDelayMs,
      },
      mutations: {
        networkMode: 'always',
        retry: (failureCount, error) => isOnline() && shouldRetryWrite(failureCount, error),
        retryDelay: writeRetryDelayMs,
      },
    },
  });
  return client;
}

/** "The default read fetches the URL made by joining key segments with a slash." */
function pathOf(key: QueryKey): string {
  return key.join('/');
}
