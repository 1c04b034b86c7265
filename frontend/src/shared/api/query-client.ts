import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { requestJson } from './http';
import { readRetryDelayMs, shouldRetryRead, shouldRetryWrite, writeRetryDelayMs } from './retry-rules';

const FRESH_MS = 5 * 60_000;

/** The defaults of every read and write: fresh for 5 minutes, no polling, no re-read on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => requestJson(pathOf(queryKey), { signal }),
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: shouldRetryRead,
        retryDelay: readRetryDelayMs,
      },
      mutations: { retry: shouldRetryWrite, retryDelay: writeRetryDelayMs },
    },
  });
}

/** "The default read fetches the URL made by joining key segments with a slash." */
function pathOf(key: QueryKey): string {
  return key.join('/');
}
