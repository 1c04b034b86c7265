import { collectionPage, COLLECTIONS_PAGE } from '@parley/contracts/pages/page-texts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CharacterCard } from '../features/characters/character-card';
import { CollectionsPage } from '../features/collections/collections-page';
import { useHeadOverride } from '../features/shell/head-override';
import { collectionCharactersQuery } from '../shared/api/queries/characters';
import { isRefusedAsStranger, login } from '../shared/login';
import { collectionsQuery } from '../shared/api/queries/collections';
import { headOf } from '../shared/page-head';
import { toast } from '../shared/ui/toast';

export const Route = createFileRoute('/collections')({
  validateSearch: (search: Record<string, unknown>): { collection?: number } => {
    const collection = Number(search.collection);
    return Number.isInteger(collection) && collection > 0 ? { collection } : {};
  },
  head: () => headOf(COLLECTIONS_PAGE),
  loaderDeps: ({ search: { collection } }) => ({ collection }),
  loader: ({ context: { queryClient }, deps: { collection } }) => {
    void queryClient.prefetchQuery(collectionsQuery());
    if (collection) void queryClient.prefetchQuery(collectionCharactersQuery(collection));
  },
  component: Collections,
});

function Collections() {
  const { collection } = Route.useSearch();
  const { data: asked = null } = useQuery({
    ...collectionsQuery(),
    select: (all) => all.find(({ id, characterCount }) => id === collection && characterCount > 0),
  });
  useHeadOverride(asked && collectionPage(asked));
  return (
    <CollectionsPage
      selectedId={collection}
      renderCard={(character) => (
        <CharacterCard character={character} startLabel="Start Chat" onStartFailure={sayStartFailed} />
      )}
    />
  );
}

function sayStartFailed(error: Error): void {
  if (isRefusedAsStranger(error)) return login();
  toast({ title: 'Error', description: 'Failed to start chat. Please try again.', tone: 'fault' });
}
