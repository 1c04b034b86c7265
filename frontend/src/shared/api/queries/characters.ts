import type { CharacterDto } from '@parley/contracts/catalog/character';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../http';

const MINUTE_MS = 60_000;

/** All published characters with their collections: 15 minutes fresh, kept for 30. */
export function charactersQuery() {
  return queryOptions({
    queryKey: ['/api/characters'],
    queryFn: ({ signal }) => requestJson<CharacterDto[]>('/api/characters', { signal }),
    staleTime: 15 * MINUTE_MS,
    gcTime: 30 * MINUTE_MS,
  });
}

/** The character of a direct link: 10 minutes fresh. An unknown slug fails with a 404. */
export function characterBySlugQuery(slug: string) {
  return queryOptions({
    queryKey: ['/api/characters', 'by-slug', slug],
    queryFn: ({ signal }) =>
      requestJson<CharacterDto>(`/api/characters/by-slug/${encodeURIComponent(slug)}`, { signal }),
    staleTime: 10 * MINUTE_MS,
  });
}
