import { createFileRoute } from '@tanstack/react-router';
import { CharacterCard } from '../features/characters/character-card';
import { DiscoverPage } from '../features/discover/discover-page';
import { characterFacetsQuery } from '../shared/api/queries/characters';
import { logStartFailure } from '../shared/chat-start/log-start-failure';
import { pageHead } from '../shared/page-head';

export const Route = createFileRoute('/discover')({
  head: () => pageHead('Discover Characters', 'Everyone you can talk with in Parley, on one wall.'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(characterFacetsQuery()),
  component: Discover,
});

function Discover() {
  return (
    <DiscoverPage
      renderCard={(character) => (
        <CharacterCard character={character} headingLevel={2} onStartFailure={logStartFailure} />
      )}
    />
  );
}
