import { EVENT_NOT_FOUND_PAGE, eventPage } from '@parley/contracts/pages/page-texts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CharacterCard } from '../features/characters/character-card';
import { EventDetail } from '../features/events/event-detail';
import { useHeadOverride } from '../features/shell/head-override';
import { ApiError } from '../shared/api/http';
import { eventCharactersQuery, eventQuery } from '../shared/api/queries/events';
import { logStartFailure, logUnlockFailure } from '../shared/chat-start/log-failures';

export const Route = createFileRoute('/events/$eventId')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(eventQuery(params.eventId));
    void queryClient.prefetchQuery(eventCharactersQuery(params.eventId));
  },
  component: Event,
});

function Event() {
  const { eventId } = Route.useParams();
  const { data, error } = useQuery(eventQuery(eventId));
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  useHeadOverride(data ? eventPage(data) : isMissing ? EVENT_NOT_FOUND_PAGE : null);
  return (
    <EventDetail
      eventId={eventId}
      renderCard={(character) => (
        <CharacterCard
          character={character}
          startLabel="Start Chat"
          onStartFailure={logStartFailure}
          onUnlockFailure={logUnlockFailure}
        />
      )}
    />
  );
}
