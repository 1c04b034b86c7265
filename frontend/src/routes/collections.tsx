import { createFileRoute } from '@tanstack/react-router';
import { CharacterCard } from '../features/characters/character-card';
import { CollectionsPage } from '../features/collections/collections-page';
import { collectionCharactersQuery } from '../shared/api/queries/characters';
import { isRefusedAsStranger, login } from '../shared/login';
import { collectionsQuery } from '../shared/api/queries/collections';
import { pageHead } from '../shared/page-head';
import { toast } from '../shared/ui/toast';

export const Route = createFileRoute('/collections')({
  validateSearch: (search: Record<string, unknown>): { collection?: number } => {
    const collection = Number(search.collection);
    return Number.isInteger(collection) && collection > 0 ? { collection } : {};
  },
  head: () => pageHead('Collections', 'The people of history, gathered by what they have in common.'),
  loaderDeps: ({ search: { collection } }) => ({ collection }),
  loader: ({ context: { queryClient }, deps: { collection } }) => {
    void queryClient.prefetchQuery(collectionsQuery());
    if (collection) void queryClient.prefetchQuery(collectionCharactersQuery(collection));
  },
  component: Collections,
});

function Collections() {
  const { collection } = Route.useSearch();
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
