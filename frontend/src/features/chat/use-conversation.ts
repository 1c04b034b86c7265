import type { MessageDto } from '@parley/contracts/chat/message';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { rememberMessagesRemaining } from '../../shared/anonymous/anonymous-session';
import { ApiError } from '../../shared/api/http';
import { isOnline, subscribeToConnection } from '../../shared/network/connection';
import { httpTransport } from './model/chat-transport';
import { Conversation } from './model/conversation';
import { browserClock } from './model/conversation-ports';
import type { ConversationState } from './model/conversation-state';
import { listenToOtherTabs, tellOtherTabs } from './model/tabs';

export interface ConversationSource {
  session: ChatSessionDto;
  messages: readonly MessageDto[];
  /** Null for signed-in users. */
  anonymousId: string | null;
  /** Epoch milliseconds. */
  sessionReadAt: number;
}

/**
 * The conversation of one session for as long as the page shows it: picks up a running reply, catches
 * up when the page comes back into view or another tab said something. `onStale` hears when the
 * session can no longer be read.
 */
export function useConversation(
  { session, messages, anonymousId, sessionReadAt }: ConversationSource,
  onStale: () => void,
): { conversation: Conversation; state: ConversationState } {
  const [conversation] = useState(
    () =>
      new Conversation(
        httpTransport(session.id, anonymousId),
        browserClock,
        session,
        messages,
        sessionReadAt,
      ),
  );
  const state = useSyncExternalStore(conversation.subscribe, conversation.getState);
  const gone = useEffectEvent(onStale);

  useEffect(() => {
    const attempt = (work: Promise<void>) =>
      void work.catch((error: unknown) => {
        if (error instanceof ApiError && [401, 403, 404].includes(error.status)) gone();
      });
    const catchUp = () => {
      if (document.visibilityState === 'visible') attempt(conversation.refresh());
    };
    attempt(conversation.open());
    window.addEventListener('focus', catchUp);
    window.addEventListener('online', catchUp);
    document.addEventListener('visibilitychange', catchUp);
    const stopWaiting = subscribeToConnection(() => isOnline() && catchUp());
    const stopListening = listenToOtherTabs(session.id, () => attempt(conversation.refresh(true)));
    return () => {
      conversation.close();
      window.removeEventListener('focus', catchUp);
      window.removeEventListener('online', catchUp);
      document.removeEventListener('visibilitychange', catchUp);
      stopWaiting();
      stopListening();
    };
  }, [conversation, session.id]);

  // Once when a message was stored, once when its turn ended: the other tabs of this session read on.
  const isRunning = state.turn !== null && state.turn.outgoing === null;
  const newestId = state.messages.at(-1)?.id;
  useEffect(() => tellOtherTabs(session.id, `${isRunning}/${newestId}`), [session.id, isRunning, newestId]);

  const { messagesRemaining } = state;
  useEffect(() => {
    if (messagesRemaining !== null) rememberMessagesRemaining(messagesRemaining);
  }, [messagesRemaining]);

  return { conversation, state };
}
