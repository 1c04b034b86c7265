import type { CharacterDto } from '@parley/contracts/catalog/character';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CharactersSection } from '../../shared/catalog/characters-section';
import { recommendationsQuery } from './discover.queries';

interface RecommendedSectionProps {
  renderCard: (character: CharacterDto) => ReactNode;
}

/** A first row of the wall, by what this visitor has liked so far. */
export function RecommendedSection({ renderCard }: RecommendedSectionProps) {
  const characters = useQuery(recommendationsQuery(useQueryClient()));
  return (
    <CharactersSection
      name="recommended"
      title="Discover"
      note="Chosen by whom you have met, with somebody new among them."
      more={{ to: '/discover', label: 'Discover all' }}
      characters={characters}
      shown={characters.data ?? []}
      renderCard={(character) => renderCard(character)}
      emptyText="No characters found to discover at the moment."
    />
  );
}
