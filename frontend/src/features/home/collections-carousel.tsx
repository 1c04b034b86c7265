import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { CollectionDto } from '@parley/contracts/catalog/collection';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { collectionRowQuery } from '../../shared/api/queries/characters';
import { CharactersRow } from '../../shared/catalog/characters-row';
import { buttonClasses } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';
import { SectionHeading } from '../../shared/ui/section-heading';
import { CollectionTabs, panelId, tabId } from './collection-tabs';
import { useCarousel } from './use-carousel';

interface CollectionsCarouselProps {
  collections: CollectionDto[];
  renderCard: (character: CharacterDto) => ReactNode;
}

/** A few collections, one of them open: it goes on to the next by itself. */
export function CollectionsCarousel({ collections, renderCard }: CollectionsCarouselProps) {
  const carousel = useCarousel(collections.length);
  const { at, next, seen, goTo, isRunning, canMove, isStopped, setIsStopped, handlers } = carousel;
  usePrefetched(collections[next]);
  return (
    <section aria-labelledby="carousel-title" aria-roledescription="carousel" {...handlers}>
      <SectionHeading
        id="carousel-title"
        title="Collections"
        note="People who belong at one table."
        action={
          <div className="flex gap-3">
            {canMove && (
              <button
                type="button"
                aria-label={isStopped ? 'Go on by itself' : 'Stop going on by itself'}
                onClick={() => setIsStopped(!isStopped)}
                className={buttonClasses('outline', 'md', 'px-3')}
              >
                {isStopped ? <Play aria-hidden size={17} /> : <Pause aria-hidden size={17} />}
              </button>
            )}
            <Link to="/collections" className={buttonClasses('outline', 'md')}>
              All collections
            </Link>
          </div>
        }
      />
      <CollectionTabs collections={collections} at={at} isRunning={isRunning} onChoose={goTo} />
      {/* All that were open lie on one another: the page below keeps its place when they change. */}
      <div className="mt-6 grid">
        {collections.map((collection, place) =>
          seen.has(place) ? (
            <div
              key={collection.id}
              id={panelId(collection)}
              role="tabpanel"
              aria-labelledby={tabId(collection)}
              inert={place !== at}
              className={classNames('[grid-area:1/1] min-w-0', place === at ? 'animate-settle' : 'invisible')}
            >
              <Members collection={collection} renderCard={renderCard} />
            </div>
          ) : null,
        )}
      </div>
    </section>
  );
}

function Members({
  collection,
  renderCard,
}: {
  collection: CollectionDto;
  renderCard: (character: CharacterDto) => ReactNode;
}) {
  const characters = useQuery(collectionRowQuery(collection.id));
  return (
    <>
      <p className="mb-6 max-w-measure font-reading text-reading text-ink-soft">
        {collection.description}{' '}
        <Link
          to="/collections"
          search={{ collection: collection.id }}
          className="whitespace-nowrap text-accent underline underline-offset-4"
        >
          All {collection.characterCount}
          <span className="sr-only"> of {collection.name}</span>
        </Link>
      </p>
      <CharactersRow
        characters={characters}
        shown={characters.data ?? []}
        renderCard={(character) => renderCard(character)}
        emptyText="Nobody is at this table just now."
      />
    </>
  );
}

/** The next one is there when its turn comes. */
function usePrefetched(collection: CollectionDto | undefined): void {
  const queryClient = useQueryClient();
  const id = collection?.id;
  useEffect(() => {
    if (id !== undefined) void queryClient.prefetchQuery(collectionRowQuery(id));
  }, [queryClient, id]);
}
