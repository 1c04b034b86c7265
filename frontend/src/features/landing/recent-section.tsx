import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { recentCharactersQuery } from '../../shared/api/queries/characters';
import { CharactersRow } from '../../shared/catalog/characters-row';
import { buttonClasses } from '../../shared/ui/button';
import { SectionHeading } from '../../shared/ui/section-heading';
import { recentOf } from './landing-choices';
import type { CardSlot } from './card-slot';

export function RecentSection({ renderCard }: { renderCard: CardSlot }) {
  const characters = useQuery(recentCharactersQuery());
  return (
    <section aria-labelledby="recent-title">
      <SectionHeading
        id="recent-title"
        title="Recently Added"
        note="The newest arrivals in the reading room."
        action={
          <Link to="/discover" className={buttonClasses('outline', 'md')}>
            Discover all
          </Link>
        }
      />
      <CharactersRow
        characters={characters}
        shown={recentOf(characters.data ?? [])}
        renderCard={(character) => renderCard(character)}
        emptyText="No one has arrived yet. Check back soon."
      />
    </section>
  );
}
