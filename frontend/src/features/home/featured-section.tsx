import type { CharacterDto } from '@parley/contracts/catalog/character';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { featuredCharactersQuery } from '../../shared/api/queries/characters';
import { CharactersSection } from '../../shared/catalog/characters-section';
import { ROW_SIZE } from '../../shared/catalog/row-size';
import { inVisitOrder, visitSeed } from '../../shared/visit/visit-order';

interface FeaturedSectionProps {
  renderCard: (character: CharacterDto) => ReactNode;
}

/** Four of those whom the house features, others with every visit. */
export function FeaturedSection({ renderCard }: FeaturedSectionProps) {
  const characters = useQuery(featuredCharactersQuery());
  return (
    <CharactersSection
      name="featured"
      title="Featured Characters"
      note="Good company for today."
      more={{ to: '/collections', label: 'All collections' }}
      characters={characters}
      shown={inVisitOrder(characters.data ?? [], visitSeed()).slice(0, ROW_SIZE)}
      renderCard={(character) => renderCard(character)}
      emptyText="Nobody is featured today. Discover has everyone."
    />
  );
}
