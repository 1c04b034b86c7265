import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { UseQueryResult } from '@tanstack/react-query';
import { CharactersRow } from '../../shared/catalog/characters-row';
import { SectionHeading } from '../../shared/ui/section-heading';
import { FEATURED_ID } from './hero';
import { isFree } from './landing-choices';
import type { CardSlot } from './card-slot';

interface FeaturedSectionProps {
  characters: UseQueryResult<CharacterDto[]>;
  popular: CharacterDto[];
  renderCard: CardSlot;
}

export function FeaturedSection({ characters, popular, renderCard }: FeaturedSectionProps) {
  return (
    <section
      id={FEATURED_ID}
      tabIndex={-1}
      aria-labelledby="featured-title"
      className="scroll-mt-header outline-none"
    >
      <SectionHeading
        id="featured-title"
        title="Most popular"
        note={popular.every(isFree) && 'All of them are free to try.'}
      />
      <CharactersRow
        characters={characters}
        shown={popular}
        renderCard={(character, place) => renderCard(character, place === 0 ? '#1' : undefined)}
        emptyText="Nobody is featured today. Discover has everyone."
      />
    </section>
  );
}
