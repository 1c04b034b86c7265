import type { MessageDto } from '@parley/contracts/chat/message';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { anonymousSessionId } from '../../shared/anonymous/anonymous-session';
import { requestJson } from '../../shared/api/http';
import { currentUserQuery } from '../../shared/api/queries/current-user';
import { chatPaths } from './model/chat-paths';

const SESSION_FRESH_MS = 5 * 60_000;
/** Long enough to get from the loader to the page. */
const MESSAGES_KEPT_MS = 10_000;

/** One session as its owner sees it; 5 minutes fresh. `anonymousId` is null for signed-in users. */
export function sessionQuery(sessionId: string, anonymousId: string | null) {
  return queryOptions({
    queryKey: ['/api/chat/sessions', sessionId, { anonymousId }],
    queryFn: ({ signal }) =>
      requestJson<ChatSessionDto>(chatPaths(sessionId, anonymousId).session, { signal }),
    staleTime: SESSION_FRESH_MS,
  });
}

/** The stored messages a page starts from; hardly kept, since the conversation holds them from then on. */
export function messagesQuery(sessionId: string, anonymousId: string | null) {
  return queryOptions({
    queryKey: ['/api/chat/sessions', sessionId, 'messages', { anonymousId }],
    queryFn: ({ signal }) =>
      requestJson<MessageDto[]>(chatPaths(sessionId, anonymousId).messages, { signal }),
    staleTime: SESSION_FRESH_MS,
    gcTime: MESSAGES_KEPT_MS,
  });
}

/** Reads all that a chat page shows; resolves to the session, or null when it cannot be opened. */
export async function loadChat(queryClient: QueryClient, sessionId: string): Promise<ChatSessionDto | null> {
  const user = await queryClient.ensureQueryData(currentUserQuery());
  const anonymousId = user ? null : anonymousSessionId();
  const session = sessionQuery(sessionId, anonymousId);
  // Neither rejects: the page reads a failure from the query itself and says what it means.
  await Promise.all([
    queryClient.prefetchQuery(session),
    queryClient.prefetchQuery({ ...messagesQuery(sessionId, anonymousId), staleTime: 0 }),
  ]);
  return queryClient.getQueryData(session.queryKey) ?? null;
}
