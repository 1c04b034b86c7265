import type { CharacterCollectionDto } from '@parley/contracts/catalog/collection';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../http';

/** In which collections a character is, for a character whose own answer does not say; only when signed in. */
export function characterCollectionsQuery(characterId: number) {
  return queryOptions({
    queryKey: ['/api/admin/character-collections', characterId],
    queryFn: ({ signal }) =>
      requestJson<CharacterCollectionDto[]>(`/api/admin/character-collections/${characterId}`, { signal }),
  });
}
