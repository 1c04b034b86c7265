import type { MessageDto } from '@parley/contracts/chat/message';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, requestJson } from '../api/http';
import { sessionsQuery } from '../api/queries/sessions';

function pathOf(sessionId: string): string {
  return `/api/chat/sessions/${encodeURIComponent(sessionId)}`;
}

/** Resolves also when it was gone already: a repeated deletion finds nothing any more. */
export async function deleteConversation(sessionId: string): Promise<void> {
  try {
    await requestJson<void>(pathOf(sessionId), { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

export function renameConversation(sessionId: string, title: string): Promise<ChatSessionDto> {
  return requestJson<ChatSessionDto>(pathOf(sessionId), { method: 'PATCH', body: { title } });
}

export function readConversation(sessionId: string): Promise<MessageDto[]> {
  return requestJson<MessageDto[]>(`${pathOf(sessionId)}/messages`);
}

/** Takes a deleted conversation out of what is shown, and has the list read anew. */
export async function forgetConversation(queryClient: QueryClient, sessionId: string): Promise<void> {
  const { queryKey } = sessionsQuery();
  // A list that is on its way may still hold it.
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, (sessions) => sessions?.filter(({ id }) => id !== sessionId));
  queryClient.removeQueries({ queryKey: [...queryKey, sessionId] });
  void queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Puts what the server now says of a conversation into the list and into the conversation's own page. */
export function rememberConversation(queryClient: QueryClient, renamed: ChatSessionDto): void {
  const { queryKey } = sessionsQuery();
  queryClient.setQueryData(queryKey, (sessions) =>
    sessions?.map((session) => (session.id === renamed.id ? renamed : session)),
  );
  queryClient.setQueriesData<ChatSessionDto>(
    {
      predicate: ({ queryKey: [path, id, part] }) =>
        path === queryKey[0] && id === renamed.id && part !== 'messages',
    },
    renamed,
  );
  void queryClient.invalidateQueries({ queryKey, exact: true });
}
