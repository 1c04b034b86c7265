import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CharacterCard } from '../features/characters/character-card';
import { LandingPage } from '../features/landing/landing-page';
import { LoadingCurtain } from '../features/shell/loading-curtain';
import { charactersQuery } from '../shared/api/queries/characters';
import { collectionsQuery } from '../shared/api/queries/collections';
import { currentUserQuery } from '../shared/api/queries/current-user';
import { eventsTodayQuery } from '../shared/api/queries/events';

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient } }) => {
    // All at once and none awaited: the page draws its own waiting.
    void queryClient.prefetchQuery(currentUserQuery());
    void queryClient.prefetchQuery(charactersQuery());
    void queryClient.prefetchQuery(eventsTodayQuery());
    void queryClient.prefetchQuery(collectionsQuery());
  },
  component: Landing,
});

function Landing() {
  const { isPending } = useQuery(currentUserQuery());
  return (
    <LoadingCurtain isLoading={isPending}>
      <LandingPage
        renderCard={(character, ribbon) => <CharacterCard character={character} ribbon={ribbon} />}
      />
    </LoadingCurtain>
  );
}
