import { dateText, dayText, yearText } from '@parley/contracts/text/history-dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { eventsTodayQuery } from '../../shared/api/queries/events';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorView } from '../../shared/ui/error-view';
import { PageHeading } from '../../shared/ui/page-heading';
import { Skeleton } from '../../shared/ui/skeleton';
import { useToday } from '../../shared/use-today';

/** This day through the centuries, oldest first. */
export function EventsPage() {
  const events = useQuery(eventsTodayQuery());
  const today = dayText(useToday());
  return (
    <div className="page-width pb-section">
      <PageHeading title="Today in History" note={`${today}, through the centuries.`} />
      {events.isPending && (
        <div role="status" aria-label="Loading today's events" className="space-y-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      )}
      {events.isError && (
        <ErrorView
          title="Today’s events could not be fetched"
          actions={<Button onClick={() => void events.refetch()}>Try again</Button>}
        />
      )}
      {events.data?.length === 0 && (
        <EmptyState>No historical events found for today. Check back tomorrow!</EmptyState>
      )}
      <ol className="max-w-page">
        {events.data
          ?.toSorted((a, b) => a.year - b.year)
          .map((event) => (
            <li key={event.id} className="grid gap-x-10 border-t border-rule py-7 md:grid-cols-[10rem_1fr]">
              <p aria-hidden className="tabular font-display text-headline text-accent">
                {yearText(event.year)}
              </p>
              <div className="max-w-measure">
                <h2 className="text-title">
                  <Link
                    to="/events/$eventId"
                    params={{ eventId: String(event.id) }}
                    className="hover:text-accent hover:underline"
                  >
                    {event.title}
                  </Link>
                </h2>
                <p className="tabular mt-1 text-xs text-ink-faint">{dateText(event)}</p>
                <p className="mt-3 font-reading text-reading text-ink-soft">{event.description}</p>
              </div>
            </li>
          ))}
      </ol>
    </div>
  );
}
