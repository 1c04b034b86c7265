import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sessionsQuery } from '../../shared/api/queries/sessions';
import { ConversationCard } from '../../shared/conversations/conversation-card';
import { buttonClasses } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { FetchError } from '../../shared/ui/fetch-error';
import { SectionHeading } from '../../shared/ui/section-heading';
import { Skeleton } from '../../shared/ui/skeleton';

/** "Continue Your Conversations: first 4 sessions." */
const SESSIONS_SHOWN = 4;
const ROW = 'grid gap-4 sm:gap-6 lg:grid-cols-2';

export function ConversationsSection() {
  return (
    <section aria-labelledby="conversations-title">
      <SectionHeading
        id="conversations-title"
        title="Continue Your Conversations"
        note="Where you left off."
        action={
          <Link to="/profile" className={buttonClasses('outline', 'md')}>
            Your Profile
          </Link>
        }
      />
      <Conversations />
    </section>
  );
}

function Conversations() {
  const sessions = useQuery(sessionsQuery());
  if (sessions.isPending) {
    return (
      <div role="status" aria-label="Loading your conversations" className={ROW}>
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    );
  }
  if (!sessions.data) {
    return (
      <FetchError
        title="Your conversations could not be fetched"
        isFetching={sessions.isFetching}
        onTryAgain={() => void sessions.refetch()}
      >
        <p>The connection or the server gave out. They are kept; please try again.</p>
      </FetchError>
    );
  }
  if (sessions.data.length === 0) {
    return (
      <EmptyState
        actions={
          <Link to="/discover" className={buttonClasses('outline')}>
            Find somebody to talk with
          </Link>
        }
      >
        You have not talked with anybody yet. Whoever you sit down with is kept here.
      </EmptyState>
    );
  }
  return (
    <ul className={ROW}>
      {sessions.data.slice(0, SESSIONS_SHOWN).map((session) => (
        <li key={session.id} className="min-w-0">
          <ConversationCard session={session} />
        </li>
      ))}
    </ul>
  );
}
