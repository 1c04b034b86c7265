import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../http';

const FRESH_MS = 30_000;

/** The conversations of the signed-in account, the newest first: 30 seconds fresh. Only when signed in. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: ['/api/chat/sessions'],
    queryFn: ({ signal }) => requestJson<ChatSessionDto[]>('/api/chat/sessions', { signal }),
    staleTime: FRESH_MS,
  });
}
