import '../chat.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { anonymousSessionId } from '../../../shared/anonymous/anonymous-session';
import { ApiError } from '../../../shared/api/http';
import { currentUserQuery } from '../../../shared/api/queries/current-user';
import { messagesQuery, sessionQuery } from '../chat.queries';
import { ChatError } from './chat-error';
import { ChatRoom } from './chat-room';
import { ChatSplash } from './chat-splash';

/** The chat page: the splash, the conversation, or why there is none. */
export function ChatPage({ sessionId }: { sessionId: string }) {
  const user = useQuery(currentUserQuery());
  if (user.isPending) return <ChatSplash />;
  const owner = user.data?.id ?? 'visitor';
  return (
    <ChatOf
      key={`${sessionId}/${owner}`}
      sessionId={sessionId}
      anonymousId={user.data ? null : anonymousSessionId()}
    />
  );
}

function ChatOf({ sessionId, anonymousId }: { sessionId: string; anonymousId: string | null }) {
  const navigate = useNavigate();
  // The route has read both; a failure is shown as it is and tried again on request only.
  const session = useQuery({ ...sessionQuery(sessionId, anonymousId), retryOnMount: false });
  const messages = useQuery({ ...messagesQuery(sessionId, anonymousId), retryOnMount: false });
  const error = failureOf(session) ?? failureOf(messages);
  if (error) {
    const tryAgain = () => {
      void session.refetch();
      void messages.refetch();
    };
    return <ChatError error={error} isSignedIn={anonymousId === null} onTryAgain={tryAgain} />;
  }
  if (!session.data || !messages.data) return <ChatSplash />;
  return (
    <ChatRoom
      session={session.data}
      messages={messages.data}
      anonymousId={anonymousId}
      sessionReadAt={session.dataUpdatedAt}
      onStale={() => void session.refetch()}
      onDeleted={() => navigate({ to: '/' })}
    />
  );
}

/** What is on the page stays when it could only not be read anew; not when it is no longer ours, or there. */
function failureOf({ data, error }: { data: unknown; error: Error | null }): Error | null {
  const isGone = error instanceof ApiError && [401, 403, 404].includes(error.status);
  return isGone || data === undefined ? error : null;
}
