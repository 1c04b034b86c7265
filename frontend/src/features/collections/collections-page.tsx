import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { CollectionDto } from '@parley/contracts/catalog/collection';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { charactersQuery } from '../../shared/api/queries/characters';
import { collectionsQuery } from '../../shared/api/queries/collections';
import { Button } from '../../shared/ui/button';
import { CardGrid, CardGridSkeleton } from '../../shared/ui/card-grid';
import { classNames } from '../../shared/ui/class-names';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorView } from '../../shared/ui/error-view';
import { PageHeading } from '../../shared/ui/page-heading';

interface CollectionsPageProps {
  selectedId: number | undefined;
  renderCard: (character: CharacterDto) => ReactNode;
}

/** Collections as a row of chips; the chosen one with its characters, the cheapest first. */
export function CollectionsPage({ selectedId, renderCard }: CollectionsPageProps) {
  const collections = useQuery(collectionsQuery());
  const characters = useQuery(charactersQuery());
  const filled = collections.data?.filter(({ characterCount }) => characterCount > 0) ?? [];
  const chosen = filled.find(({ id }) => id === selectedId) ?? filled[0];
  const failed = [collections, characters].filter(({ isError }) => isError);
  return (
    <div className="page-width pb-section">
      <PageHeading title="Collections" note="People who belong at one table." />
      {failed.length > 0 ? (
        <ErrorView
          title="The collections could not be fetched"
          actions={<Button onClick={() => failed.forEach((query) => void query.refetch())}>Try again</Button>}
        />
      ) : !collections.data || !characters.data ? (
        <CardGridSkeleton count={4} label="Loading collections" />
      ) : chosen ? (
        <>
          <Chips collections={filled} chosenId={chosen.id} />
          <Chosen collection={chosen} characters={characters.data} renderCard={renderCard} />
        </>
      ) : (
        <EmptyState>There are no collections to show at the moment. Check back soon.</EmptyState>
      )}
    </div>
  );
}

function Chips({ collections, chosenId }: { collections: CollectionDto[]; chosenId: number }) {
  return (
    <nav aria-label="Collections" className="-mx-gutter overflow-x-auto px-gutter py-1">
      <ul className="flex w-max gap-2">
        {collections.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/collections"
              search={{ collection: id }}
              resetScroll={false}
              aria-current={id === chosenId || undefined}
              className={classNames(
                'flex min-h-11 items-center whitespace-nowrap rounded-full border px-4 text-sm font-medium',
                id === chosenId
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-edge text-ink-soft hover:border-accent hover:text-accent',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ChosenProps {
  collection: CollectionDto;
  characters: CharacterDto[];
  renderCard: (character: CharacterDto) => ReactNode;
}

function Chosen({ collection, characters, renderCard }: ChosenProps) {
  const members = characters
    .filter((character) => character.collections.some(({ id }) => id === collection.id))
    .toSorted((a, b) => a.tokenCost - b.tokenCost);
  return (
    <section aria-labelledby="collection-title" className="mt-10">
      <h2 id="collection-title" className="text-title">
        {collection.name}
      </h2>
      <p className="mt-2 max-w-measure font-reading text-reading text-ink-soft">{collection.description}</p>
      <p className="tabular mb-6 mt-2 text-xs text-ink-faint">
        Showing {members.length} characters from {collection.name}
      </p>
      <CardGrid>
        {members.map((character) => (
          <li key={character.id}>{renderCard(character)}</li>
        ))}
      </CardGrid>
    </section>
  );
}
