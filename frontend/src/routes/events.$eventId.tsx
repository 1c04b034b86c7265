import { createFileRoute } from '@tanstack/react-router';
import { CharacterCard } from '../features/characters/character-card';
import { EventDetail } from '../features/events/event-detail';
import { eventCharactersQuery, eventQuery } from '../shared/api/queries/events';
import { logStartFailure } from '../shared/chat-start/log-start-failure';
import { pageHead } from '../shared/page-head';

export const Route = createFileRoute('/events/$eventId')({
  head: () =>
    pageHead('An event in history', 'What happened, what came of it, and who can be asked about it.'),
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(eventQuery(params.eventId));
    void queryClient.prefetchQuery(eventCharactersQuery(params.eventId));
  },
  component: Event,
});

function Event() {
  const { eventId } = Route.useParams();
  return (
    <EventDetail
      eventId={eventId}
      renderCard={(character) => (
        <CharacterCard character={character} startLabel="Start Chat" onStartFailure={logStartFailure} />
      )}
    />
  );
}
