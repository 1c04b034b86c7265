import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { collectionsQuery } from '../../shared/api/queries/collections';
import { ROW_SIZE } from '../../shared/catalog/row-size';
import { buttonClasses } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { FetchError } from '../../shared/ui/fetch-error';
import { SectionHeading } from '../../shared/ui/section-heading';
import { Skeleton } from '../../shared/ui/skeleton';
import { CollectionCard } from './collection-card';
import { collectionsForLanding } from './landing-choices';

const ROW = 'grid gap-4 sm:grid-cols-2 sm:gap-6';

/** Themed collections, each with a few of its faces. */
export function CollectionsSection() {
  return (
    <section aria-labelledby="collections-title">
      <SectionHeading
        id="collections-title"
        title="Explore Collections"
        note="People who belong at one table."
        action={
          <Link to="/collections" className={buttonClasses('outline', 'md')}>
            All collections
          </Link>
        }
      />
      <CollectionsRow />
    </section>
  );
}

function CollectionsRow() {
  const collections = useQuery(collectionsQuery());
  if (collections.isPending) {
    return (
      <div role="status" aria-label="Loading collections" className={ROW}>
        {Array.from({ length: ROW_SIZE }, (_, index) => (
          <Skeleton key={index} className="h-59" />
        ))}
      </div>
    );
  }
  if (collections.isError) {
    return (
      <FetchError
        title="The collections could not be fetched"
        isFetching={collections.isFetching}
        onTryAgain={() => void collections.refetch()}
      />
    );
  }
  const shown = collectionsForLanding(collections.data);
  if (shown.length === 0) {
    return <EmptyState>There are no collections to show at the moment. Check back soon.</EmptyState>;
  }
  return (
    <ul className={ROW}>
      {shown.map((collection) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} />
        </li>
      ))}
    </ul>
  );
}
