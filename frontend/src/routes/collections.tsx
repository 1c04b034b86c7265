import { createFileRoute } from '@tanstack/react-router';
import { CharacterCard } from '../features/characters/character-card';
import { CollectionsPage } from '../features/collections/collections-page';
import { charactersQuery } from '../shared/api/queries/characters';
import { collectionsQuery } from '../shared/api/queries/collections';
import { pageHead } from '../shared/page-head';
import { toast } from '../shared/ui/toast';

export const Route = createFileRoute('/collections')({
  validateSearch: (search: Record<string, unknown>): { collection?: number } => {
    const collection = Number(search.collection);
    return Number.isInteger(collection) && collection > 0 ? { collection } : {};
  },
  head: () => pageHead('Collections', 'The people of history, gathered by what they have in common.'),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(collectionsQuery());
    void queryClient.prefetchQuery(charactersQuery());
  },
  component: Collections,
});

function Collections() {
  const { collection } = Route.useSearch();
  return (
    <CollectionsPage
      selectedId={collection}
      renderCard={(character) => <CharacterCard character={character} onStartFailure={sayStartFailed} />}
    />
  );
}

function sayStartFailed(): void {
  toast({ title: 'Error', description: 'Failed to start chat. Please try again.', tone: 'fault' });
}
