import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentUserQuery } from '../../shared/api/queries/current-user';
import { keepAnswers } from '../../shared/offline/keep-answers';
import { chatPaths } from './model/chat-paths';
import type { ConversationState } from './model/conversation-state';
import type { ConversationSource } from './use-conversation';

/** A streamed turn is never read with a GET: once it is over, it is handed on to be readable offline. */
export function useKeptConversation(
  { session, anonymousId }: ConversationSource,
  { messages, turn }: ConversationState,
): void {
  const ownerId = useQuery(currentUserQuery()).data?.id ?? null;
  const [asRead] = useState(messages);
  const isNews = turn === null && messages !== asRead;
  useEffect(() => {
    if (!isNews) return;
    const paths = chatPaths(session.id, anonymousId);
    keepAnswers(ownerId, [
      { path: paths.messages, body: messages },
      { path: paths.session, body: { ...session, messageCount: messages.length, isReplying: false } },
    ]);
  }, [isNews, messages, session, anonymousId, ownerId]);
}
