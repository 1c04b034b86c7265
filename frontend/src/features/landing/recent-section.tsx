import { useQuery } from '@tanstack/react-query';
import { recentCharactersQuery } from '../../shared/api/queries/characters';
import { CharactersSection } from '../../shared/catalog/characters-section';
import { recentOf } from './landing-choices';
import type { CardSlot } from './card-slot';

export function RecentSection({ renderCard }: { renderCard: CardSlot }) {
  const characters = useQuery(recentCharactersQuery());
  return (
    <CharactersSection
      name="recent"
      title="Recently Added"
      note="The newest arrivals in the reading room."
      more={{ to: '/discover', label: 'Discover all' }}
      characters={characters}
      shown={recentOf(characters.data ?? [])}
      renderCard={(character) => renderCard(character)}
      emptyText="No one has arrived yet. Check back soon."
    />
  );
}
