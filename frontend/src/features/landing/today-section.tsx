import { dayText } from '@parley/contracts/text/history-dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { eventsTodayQuery } from '../../shared/api/queries/events';
import { buttonClasses } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { FetchError } from '../../shared/ui/fetch-error';
import { SectionHeading } from '../../shared/ui/section-heading';
import { Skeleton } from '../../shared/ui/skeleton';
import { useToday } from '../../shared/use-today';
import { TodayEvent } from './today-event';

const EVENTS_SHOWN = 3;

/** What happened on this day, by the visitor's own calendar. */
export function TodaySection({ moreLabel = 'All events' }: { moreLabel?: string }) {
  const today = dayText(useToday());
  return (
    <section aria-labelledby="today-title">
      <SectionHeading
        id="today-title"
        title="Today in History"
        note={`What ${today} has seen before.`}
        action={
          <Link to="/events" className={buttonClasses('outline', 'md')}>
            {moreLabel}
          </Link>
        }
      />
      <TodayList />
    </section>
  );
}

function TodayList() {
  const events = useQuery(eventsTodayQuery());
  if (events.isPending) {
    return (
      <div role="status" aria-label="Loading today's events" className="grid gap-6 lg:grid-cols-3">
        {Array.from({ length: EVENTS_SHOWN }, (_, index) => (
          <Skeleton key={index} className="h-56" />
        ))}
      </div>
    );
  }
  if (events.isError) {
    return (
      <FetchError
        title="Today’s events could not be fetched"
        isFetching={events.isFetching}
        onTryAgain={() => void events.refetch()}
      />
    );
  }
  if (events.data.length === 0) {
    return <EmptyState>No historical events found for today. Check back tomorrow!</EmptyState>;
  }
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {events.data.slice(0, EVENTS_SHOWN).map((event) => (
        <li key={event.id}>
          <TodayEvent event={event} />
        </li>
      ))}
    </ul>
  );
}
