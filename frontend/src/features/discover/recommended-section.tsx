import type { CharacterDto } from '@parley/contracts/catalog/character';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CharactersRow } from '../../shared/catalog/characters-row';
import { buttonClasses } from '../../shared/ui/button';
import { SectionHeading } from '../../shared/ui/section-heading';
import { recommendationsQuery } from './discover.queries';

interface RecommendedSectionProps {
  renderCard: (character: CharacterDto) => ReactNode;
}

/** A first row of the wall, by what this visitor has liked so far. */
export function RecommendedSection({ renderCard }: RecommendedSectionProps) {
  const characters = useQuery(recommendationsQuery(useQueryClient()));
  return (
    <section aria-labelledby="recommended-title">
      <SectionHeading
        id="recommended-title"
        title="Discover"
        note="Chosen by whom you have met, with somebody new among them."
        action={
          <Link to="/discover" className={buttonClasses('outline', 'md')}>
            Discover all
          </Link>
        }
      />
      <CharactersRow
        characters={characters}
        shown={characters.data ?? []}
        renderCard={(character) => renderCard(character)}
        emptyText="No characters found to discover at the moment."
      />
    </section>
  );
}
