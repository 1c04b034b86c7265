import { DISCOVER_PAGE } from '@parley/contracts/pages/page-texts';
import { createFileRoute } from '@tanstack/react-router';
import { CharacterCard } from '../features/characters/character-card';
import { DiscoverPage } from '../features/discover/discover-page';
import { characterFacetsQuery } from '../shared/api/queries/characters';
import { logStartFailure, logUnlockFailure } from '../shared/chat-start/log-failures';
import { headOf } from '../shared/page-head';

export const Route = createFileRoute('/discover')({
  head: () => headOf(DISCOVER_PAGE),
  loader: ({ context }) => void context.queryClient.prefetchQuery(characterFacetsQuery()),
  component: Discover,
});

function Discover() {
  return (
    <DiscoverPage
      renderCard={(character) => (
        <CharacterCard
          character={character}
          headingLevel={2}
          onStartFailure={logStartFailure}
          onUnlockFailure={logUnlockFailure}
        />
      )}
    />
  );
}
