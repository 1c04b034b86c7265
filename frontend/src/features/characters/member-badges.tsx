import type { CollectionName } from '@parley/contracts/catalog/character';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { characterCollectionsQuery } from '../../shared/api/queries/character-collections';
import { collectionsQuery } from '../../shared/api/queries/collections';

interface MemberBadgesProps {
  characterId: number;
  render: (collections: CollectionName[]) => ReactNode;
}

/** The collections of a character that lacks them: its answer was made before it was put into one, say. */
export function MemberBadges({ characterId, render }: MemberBadgesProps) {
  const links = useQuery(characterCollectionsQuery(characterId)).data ?? [];
  const collections = useQuery({ ...collectionsQuery(), enabled: links.length > 0 }).data ?? [];
  return render(collections.filter(({ id }) => links.some(({ collectionId }) => collectionId === id)));
}
