import type { CharacterDto } from '@parley/contracts/catalog/character';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { collectionsQuery } from '../../shared/api/queries/collections';
import { ROW_SIZE } from '../../shared/catalog/row-size';
import { EmptyState } from '../../shared/ui/empty-state';
import { FetchError } from '../../shared/ui/fetch-error';
import { SectionHeading } from '../../shared/ui/section-heading';
import { Skeleton } from '../../shared/ui/skeleton';
import { CollectionsCarousel } from './collections-carousel';

interface CollectionsSectionProps {
  renderCard: (character: CharacterDto) => ReactNode;
}

/** "Collections carousel: first 4 collection cards"; empty collections are left out. */
export function CollectionsSection({ renderCard }: CollectionsSectionProps) {
  const collections = useQuery(collectionsQuery());
  const shown = collections.data?.filter(({ characterCount }) => characterCount > 0).slice(0, ROW_SIZE) ?? [];
  if (shown.length > 0) return <CollectionsCarousel collections={shown} renderCard={renderCard} />;
  return (
    <section aria-labelledby="carousel-title">
      <SectionHeading id="carousel-title" title="Collections" note="People who belong at one table." />
      {collections.isPending ? (
        <div role="status" aria-label="Loading collections">
          <Skeleton className="h-40" />
        </div>
      ) : collections.isError ? (
        <FetchError
          title="The collections could not be fetched"
          isFetching={collections.isFetching}
          onTryAgain={() => void collections.refetch()}
        />
      ) : (
        <EmptyState>There are no collections to show at the moment. Check back soon.</EmptyState>
      )}
    </section>
  );
}
