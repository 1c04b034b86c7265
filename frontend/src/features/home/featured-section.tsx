import type { CharacterDto } from '@parley/contracts/catalog/character';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { featuredCharactersQuery } from '../../shared/api/queries/characters';
import { CharactersRow } from '../../shared/catalog/characters-row';
import { ROW_SIZE } from '../../shared/catalog/row-size';
import { buttonClasses } from '../../shared/ui/button';
import { SectionHeading } from '../../shared/ui/section-heading';
import { inVisitOrder, visitSeed } from '../../shared/visit/visit-order';

interface FeaturedSectionProps {
  renderCard: (character: CharacterDto) => ReactNode;
}

/** Four of those whom the house features, others with every visit. */
export function FeaturedSection({ renderCard }: FeaturedSectionProps) {
  const characters = useQuery(featuredCharactersQuery());
  return (
    <section aria-labelledby="featured-title">
      <SectionHeading
        id="featured-title"
        title="Featured Characters"
        note="Good company for today."
        action={
          <Link to="/collections" className={buttonClasses('outline', 'md')}>
            All collections
          </Link>
        }
      />
      <CharactersRow
        characters={characters}
        shown={inVisitOrder(characters.data ?? [], visitSeed()).slice(0, ROW_SIZE)}
        renderCard={(character) => renderCard(character)}
        emptyText="Nobody is featured today. Discover has everyone."
      />
    </section>
  );
}
