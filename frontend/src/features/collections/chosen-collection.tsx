import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { CollectionDto } from '@parley/contracts/catalog/collection';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { collectionCharactersQuery } from '../../shared/api/queries/characters';
import { Button } from '../../shared/ui/button';
import { CardGrid, CardGridSkeleton } from '../../shared/ui/card-grid';
import { ErrorView } from '../../shared/ui/error-view';
import { useGrowing } from '../../shared/ui/use-growing';
import { useTurning } from './use-turning';

const CARDS_AT_A_TIME = 48;

interface ChosenCollectionProps {
  collection: CollectionDto;
  /** Of all collections that can be turned to, in their order. */
  ids: number[];
  renderCard: (character: CharacterDto) => ReactNode;
}

/** One collection with its characters, the cheapest first. */
export function ChosenCollection({ collection, ids, renderCard }: ChosenCollectionProps) {
  const characters = useQuery(collectionCharactersQuery(collection.id));
  const { handlers, turnToPrevious, turnToNext } = useTurning(ids, collection.id);
  return (
    <section {...handlers} aria-labelledby="collection-title" className="mt-10 touch-pan-y">
      <div key={collection.id} className="animate-settle">
        <div className="flex items-start justify-between gap-6 max-[18rem]:flex-wrap">
          <h2 id="collection-title" className="text-title">
            {collection.name}
          </h2>
          {ids.length > 1 && (
            <div className="flex shrink-0 gap-2">
              <TurnButton label="Previous collection" onClick={turnToPrevious}>
                <ChevronLeft aria-hidden size={20} />
              </TurnButton>
              <TurnButton label="Next collection" onClick={turnToNext}>
                <ChevronRight aria-hidden size={20} />
              </TurnButton>
            </div>
          )}
        </div>
        <p className="mt-2 max-w-measure font-reading text-reading text-ink-soft">{collection.description}</p>
        <p role="status" className="tabular mb-6 mt-2 min-h-5 text-xs text-ink-faint">
          {characters.data && `Showing ${characters.data.length} characters from ${collection.name}`}
        </p>
        {characters.isPending && (
          <CardGridSkeleton count={Math.min(collection.characterCount, 8)} label="Loading characters" />
        )}
        {characters.isError && !characters.data && (
          <ErrorView
            level={3}
            title="These characters could not be fetched"
            actions={<Button onClick={() => void characters.refetch()}>Try again</Button>}
          >
            <p>The connection or the server gave out. The other collections are not affected.</p>
          </ErrorView>
        )}
        {characters.data && <Members characters={characters.data} renderCard={renderCard} />}
      </div>
    </section>
  );
}

interface MembersProps {
  characters: CharacterDto[];
  renderCard: (character: CharacterDto) => ReactNode;
}

function Members({ characters, renderCard }: MembersProps) {
  const { shown, end } = useGrowing(characters, CARDS_AT_A_TIME);
  return (
    <>
      <CardGrid>
        {shown.map((character) => (
          <li key={character.id}>{renderCard(character)}</li>
        ))}
      </CardGrid>
      <div ref={end} />
    </>
  );
}

function TurnButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="flex size-11 items-center justify-center rounded-full border border-edge text-ink-soft hover:border-accent hover:text-accent"
    >
      {children}
    </button>
  );
}
