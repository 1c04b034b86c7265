import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { HistoricalEventDto } from '@parley/contracts/catalog/historical-event';
import { yearText } from '@parley/contracts/text/history-dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../shared/api/http';
import { currentUserQuery } from '../../shared/api/queries/current-user';
import { eventCharactersQuery, eventQuery } from '../../shared/api/queries/events';
import { Button, buttonClasses } from '../../shared/ui/button';
import { CardGrid, CardGridSkeleton } from '../../shared/ui/card-grid';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorView } from '../../shared/ui/error-view';
import { Skeleton } from '../../shared/ui/skeleton';
import { Vignette } from '../../shared/ui/vignette';
import { fullDateOf, shortDateOf } from './event-dates';

interface EventDetailProps {
  eventId: string;
  renderCard: (character: CharacterDto) => ReactNode;
}

/** One event: what happened, what came of it, and who can be asked about it. */
export function EventDetail({ eventId, renderCard }: EventDetailProps) {
  const event = useQuery(eventQuery(eventId));
  if (event.isPending) {
    return (
      <div role="status" aria-label="Loading the event" className="page-width space-y-5 py-16">
        <Skeleton className="h-14 max-w-measure" />
        <Skeleton className="h-6 w-64" />
        <Skeleton className="h-48 max-w-measure" />
      </div>
    );
  }
  if (event.isError) return <EventFailed error={event.error} onRetry={() => void event.refetch()} />;
  return (
    <article className="page-width pb-section pt-6">
      <BackLink />
      <EventHead event={event.data} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="max-w-measure">
          <Passage title="What Happened">{event.data.description}</Passage>
          {event.data.context && <Passage title="Historical Impact">{event.data.context}</Passage>}
        </div>
        <EventFacts event={event.data} />
      </div>
      <EventCharacters eventId={eventId} renderCard={renderCard} />
    </article>
  );
}

function BackLink() {
  return (
    <Link to="/events" className={buttonClasses('quiet', 'sm', '-ml-3')}>
      <ArrowLeft aria-hidden size={16} />
      Back to Today in History
    </Link>
  );
}

function EventHead({ event }: { event: HistoricalEventDto }) {
  return (
    <header className="mb-8 mt-6 grid items-center gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div>
        <p className="tabular inline-block rounded-sm bg-accent px-3 py-1 font-display text-name text-on-accent">
          {yearText(event.year)}
        </p>
        <h1 className="mt-4 max-w-page text-hero">{event.title}</h1>
        <p className="tabular mt-3 text-sm text-ink-soft">{fullDateOf(event)}</p>
      </div>
      <Vignette {...event} isPriority className="w-full max-w-[26rem] drop-shadow-lg" />
    </header>
  );
}

function Passage({ title, children }: { title: string; children: string }) {
  return (
    <section className="mb-9 border-t border-rule pt-5">
      <h2 className="text-title">{title}</h2>
      <p className="mt-3 whitespace-pre-line font-reading text-reading text-ink">{children}</p>
    </section>
  );
}

function EventFacts({ event }: { event: HistoricalEventDto }) {
  return (
    <section aria-labelledby="event-facts" className="h-fit rounded-lg border border-rule bg-raised p-6">
      <h2 id="event-facts" className="text-name font-semibold">
        Event Details
      </h2>
      <dl className="tabular mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        <dt className="text-ink-faint">Era</dt>
        <dd>{yearText(event.year)}s</dd>
        <dt className="text-ink-faint">Date</dt>
        <dd>{shortDateOf(event)}</dd>
      </dl>
    </section>
  );
}

function EventCharacters({ eventId, renderCard }: EventDetailProps) {
  const characters = useQuery(eventCharactersQuery(eventId));
  const { data: user } = useQuery(currentUserQuery());
  return (
    <section aria-labelledby="event-characters" className="mt-4">
      <h2 id="event-characters" className="mb-6 border-t border-edge pt-5 text-title">
        Chat with Historical Figures
      </h2>
      {characters.isPending && <CardGridSkeleton count={4} label="Loading characters" />}
      {(characters.isError || characters.data?.length === 0) && (
        <EmptyState actions={user?.isAdmin && <AddCharacters />}>
          No characters are currently associated with this event.
        </EmptyState>
      )}
      {characters.data && characters.data.length > 0 && (
        <CardGrid>
          {characters.data.map((character) => (
            <li key={character.id}>{renderCard(character)}</li>
          ))}
        </CardGrid>
      )}
    </section>
  );
}

/** The administration is an application of its own. */
function AddCharacters() {
  return (
    <a href="/admin" className={buttonClasses('outline')}>
      Add Characters (Admin)
    </a>
  );
}

function EventFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return isMissing ? (
    <ErrorView level={1} title="Event Not Found" actions={<BackLink />}>
      <p>The historical event you're looking for doesn't exist or may have been removed.</p>
    </ErrorView>
  ) : (
    <ErrorView
      level={1}
      title="The event could not be fetched"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      <p>The connection or the server gave out. Please try again.</p>
    </ErrorView>
  );
}
