import '../chat.css';
import { useQuery } from '@tanstack/react-query';
import { anonymousSessionId } from '../../../shared/anonymous/anonymous-session';
import { currentUserQuery } from '../../../shared/api/queries/current-user';
import { messagesQuery, sessionQuery } from '../chat.queries';
import { ChatError } from './chat-error';
import { ChatRoom } from './chat-room';
import { ChatSplash } from './chat-splash';

/** The chat page: the splash, the conversation, or why there is none. */
export function ChatPage({ sessionId }: { sessionId: string }) {
  const user = useQuery(currentUserQuery());
  if (user.isPending) return <ChatSplash />;
  return (
    <ChatOf key={sessionId} sessionId={sessionId} anonymousId={user.data ? null : anonymousSessionId()} />
  );
}

function ChatOf({ sessionId, anonymousId }: { sessionId: string; anonymousId: string | null }) {
  // The route has read both; a failure is shown as it is and tried again on request only.
  const session = useQuery({ ...sessionQuery(sessionId, anonymousId), retryOnMount: false });
  const messages = useQuery({ ...messagesQuery(sessionId, anonymousId), retryOnMount: false });
  const error = session.error ?? messages.error;
  if (error) {
    const tryAgain = () => {
      void session.refetch();
      void messages.refetch();
    };
    return <ChatError error={error} onTryAgain={tryAgain} />;
  }
  if (!session.data || !messages.data) return <ChatSplash />;
  return (
    <ChatRoom
      session={session.data}
      messages={messages.data}
      anonymousId={anonymousId}
      sessionReadAt={session.dataUpdatedAt}
      onStale={() => void session.refetch()}
    />
  );
}
