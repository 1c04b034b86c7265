import type { CharacterDto } from '@parley/contracts/catalog/character';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { collectionsQuery } from '../../shared/api/queries/collections';
import { Button } from '../../shared/ui/button';
import { CardGridSkeleton } from '../../shared/ui/card-grid';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorView } from '../../shared/ui/error-view';
import { PageHeading } from '../../shared/ui/page-heading';
import { ChosenCollection } from './chosen-collection';
import { CollectionChips } from './collection-chips';

interface CollectionsPageProps {
  selectedId: number | undefined;
  renderCard: (character: CharacterDto) => ReactNode;
}

/** The collections that have somebody in them, as a row of chips, and the chosen one. */
export function CollectionsPage({ selectedId, renderCard }: CollectionsPageProps) {
  return (
    <div className="page-width pb-section">
      <PageHeading title="Collections" note="People who belong at one table." />
      <Collections selectedId={selectedId} renderCard={renderCard} />
    </div>
  );
}

function Collections({ selectedId, renderCard }: CollectionsPageProps) {
  const collections = useQuery(collectionsQuery());
  if (collections.isPending) return <CardGridSkeleton count={4} label="Loading collections" />;
  if (!collections.data) {
    return (
      <ErrorView
        title="The collections could not be fetched"
        actions={<Button onClick={() => void collections.refetch()}>Try again</Button>}
      >
        <p>The connection or the server gave out. Nothing is lost; please try again.</p>
      </ErrorView>
    );
  }
  const filled = collections.data.filter(({ characterCount }) => characterCount > 0);
  const chosen = filled.find(({ id }) => id === selectedId) ?? filled[0];
  if (!chosen) {
    return <EmptyState>There are no collections to show at the moment. Check back soon.</EmptyState>;
  }
  return (
    <>
      <CollectionChips collections={filled} chosenId={chosen.id} />
      <ChosenCollection collection={chosen} ids={filled.map(({ id }) => id)} renderCard={renderCard} />
    </>
  );
}
