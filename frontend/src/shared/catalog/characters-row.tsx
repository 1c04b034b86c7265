import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardGrid, CardGridSkeleton } from '../ui/card-grid';
import { EmptyState } from '../ui/empty-state';
import { FetchError } from '../ui/fetch-error';
import { ROW_SIZE } from './row-size';

export interface CharactersRowProps {
  characters: UseQueryResult<CharacterDto[]>;
  shown: CharacterDto[];
  renderCard: (character: CharacterDto, place: number) => ReactNode;
  /** Said when there are none. */
  emptyText: string;
}

/** Up to four cards, or what stands in for them while loading, after a failure and when there are none. */
export function CharactersRow({ characters, shown, renderCard, emptyText }: CharactersRowProps) {
  if (characters.isPending) return <CardGridSkeleton count={ROW_SIZE} label="Loading characters" />;
  if (characters.isError) {
    return (
      <FetchError
        title="The characters could not be fetched"
        isFetching={characters.isFetching}
        onTryAgain={() => void characters.refetch()}
      >
        <p>The connection or the server gave out. Nothing is lost; please try again.</p>
      </FetchError>
    );
  }
  if (shown.length === 0) return <EmptyState>{emptyText}</EmptyState>;
  return (
    <CardGrid>
      {shown.map((character, place) => (
        <li key={character.id}>{renderCard(character, place)}</li>
      ))}
    </CardGrid>
  );
}
