import type { HistoricalEventDto } from '@parley/contracts/catalog/historical-event';
import { dateText } from '@parley/contracts/text/history-dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { eventsOfDayQuery } from '../../shared/api/queries/events';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorView } from '../../shared/ui/error-view';
import { Skeleton } from '../../shared/ui/skeleton';
import { useGrowing } from '../../shared/ui/use-growing';
import { Vignette } from '../../shared/ui/vignette';
import type { CalendarDay } from './model/calendar.rules';

const EVENTS_AT_A_TIME = 30;

/** What happened on a day, the oldest first. */
export function DayEvents({ day, isToday }: { day: CalendarDay; isToday: boolean }) {
  const events = useQuery(eventsOfDayQuery(day));
  if (events.isPending) {
    return (
      <div role="status" aria-label="Loading the day's events" className="space-y-5">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    );
  }
  if (!events.data) {
    return (
      <ErrorView
        title={
          isToday ? 'Today’s events could not be fetched' : 'The events of this day could not be fetched'
        }
        actions={<Button onClick={() => void events.refetch()}>Try again</Button>}
      >
        <p>The connection or the server gave out. The other days are not affected.</p>
      </ErrorView>
    );
  }
  if (events.data.length === 0) {
    return (
      <EmptyState>
        {isToday
          ? 'No historical events found for today. Check back tomorrow!'
          : 'No historical events found for this day. Its neighbours may know more.'}
      </EmptyState>
    );
  }
  return <EventList key={`${day.month}-${day.day}`} events={events.data} />;
}

function EventList({ events }: { events: HistoricalEventDto[] }) {
  const { shown, end } = useGrowing(events, EVENTS_AT_A_TIME);
  return (
    <>
      <ol className="animate-settle">
        {shown.map((event) => (
          <li key={event.id} className="border-t border-rule py-7 first:border-t-0 first:pt-0">
            <EventEntry event={event} />
          </li>
        ))}
      </ol>
      <div ref={end} />
    </>
  );
}

function EventEntry({ event }: { event: HistoricalEventDto }) {
  return (
    <article className="relative grid gap-x-8 gap-y-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <Vignette {...event} className="w-full max-w-80 drop-shadow-sm sm:max-w-none" />
      <div className="max-w-measure">
        <h2 className="text-title">
          <Link
            to="/events/$eventId"
            params={{ eventId: String(event.id) }}
            preload="intent"
            className="after:absolute after:inset-0 hover:text-accent hover:underline"
          >
            {event.title}
          </Link>
        </h2>
        <p className="tabular mt-1 text-xs text-ink-faint">{dateText(event)}</p>
        <p className="mt-3 font-reading text-reading text-ink-soft">{event.description}</p>
      </div>
    </article>
  );
}
