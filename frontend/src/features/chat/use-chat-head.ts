import { chatPage, type PageText } from '@parley/contracts/pages/page-texts';
import { useQuery } from '@tanstack/react-query';
import { anonymousSessionId } from '../../shared/anonymous/anonymous-session';
import { currentUserQuery } from '../../shared/api/queries/current-user';
import { ownTitle } from '../../shared/conversations/conversation-title';
import { sessionQuery } from './chat.queries';

/** The page is called by the conversation's title once there is one; null until then. */
export function useChatHead(sessionId: string): PageText | null {
  const user = useQuery(currentUserQuery());
  const anonymousId = user.data ? null : anonymousSessionId();
  // Only looked at: the page reads it.
  const { data: session } = useQuery({ ...sessionQuery(sessionId, anonymousId), enabled: false });
  const title = session && ownTitle(session);
  if (!title) return null;
  const { name } = session.character;
  return { ...chatPage(name), title: `${title}, with ${name} | Parley` };
}
