import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sessionsQuery } from '../../shared/api/queries/sessions';
import { ConversationCard } from '../../shared/conversations/conversation-card';
import { buttonClasses } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { PartFailure, ProfilePart } from './profile-part';

/** "Profile conversations 6." */
const SHOWN = 6;
const GRID = 'grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3';

/** The conversations that were added to last. */
export function RecentConversations() {
  return (
    <ProfilePart title="Recent conversations">
      <Conversations />
    </ProfilePart>
  );
}

function Conversations() {
  const sessions = useQuery(sessionsQuery());
  if (sessions.isPending) {
    return (
      <div role="status" aria-label="Loading your conversations" className={GRID}>
        {Array.from({ length: 3 }, (_, at) => (
          <Skeleton key={at} className="h-60" />
        ))}
      </div>
    );
  }
  if (!sessions.data) {
    return <PartFailure what="Your conversations" onTryAgain={() => void sessions.refetch()} />;
  }
  if (sessions.data.length === 0) {
    return (
      <EmptyState
        actions={
          <Link to="/" className={buttonClasses()}>
            Find someone to talk to
          </Link>
        }
      >
        You have no conversations yet. The first one is a question away.
      </EmptyState>
    );
  }
  return (
    <ul className={GRID}>
      {sessions.data.slice(0, SHOWN).map((session) => (
        <li key={session.id} className="min-w-0">
          <ConversationCard session={session} />
        </li>
      ))}
    </ul>
  );
}
