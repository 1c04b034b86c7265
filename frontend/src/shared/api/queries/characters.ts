import type { CharacterDto, CharacterFacetsDto, DiscoverDto } from '@parley/contracts/catalog/character';
import { queryOptions } from '@tanstack/react-query';
import { ROW_SIZE } from '../../catalog/row-size';
import { requestJson } from '../http';

const MINUTE_MS = 60_000;
/** Characters and collections: 15 minutes fresh, kept for 30. */
const CATALOG_TIMES = { staleTime: 15 * MINUTE_MS, gcTime: 30 * MINUTE_MS };

/** Which characters are meant; without a field, all of them. */
export interface CharactersFilter {
  featured?: boolean;
  free?: boolean;
  category?: string;
  era?: string;
  /** The id of a collection. */
  collection?: number;
  /** Parts of names: whoever's name holds one of them. */
  names?: string[];
}

interface CharactersPart extends CharactersFilter {
  sort?: 'name' | 'newest' | 'price' | 'featured';
  limit?: number;
}

/** A part of the published characters, so that no page ships the whole catalog. */
function charactersQuery(part: CharactersPart) {
  const path = `/api/characters?${searchOf(part)}`;
  return queryOptions({
    queryKey: ['/api/characters', part],
    queryFn: ({ signal }) => requestJson<CharacterDto[]>(path, { signal }),
    ...CATALOG_TIMES,
  });
}

/** Those flagged as featured; more than anyone would flag are cut. */
export const featuredCharactersQuery = () => charactersQuery({ featured: true, limit: 60 });

/** The newest first. */
export const recentCharactersQuery = () => charactersQuery({ sort: 'newest', limit: 4 });

/** The first six, for a catalog that features nobody. */
export const firstCharactersQuery = () => charactersQuery({ limit: 6 });

/** Whoever's name holds one of the names, whatever the case and the accents. */
export const charactersNamedQuery = (names: string[]) => charactersQuery({ names, limit: 20 });

/** The characters of a collection, the cheapest first. */
export const collectionCharactersQuery = (collection: number) =>
  charactersQuery({ collection, sort: 'price', limit: 1_000 });

/** The first four of a collection, the cheapest first. */
export const collectionRowQuery = (collection: number) =>
  charactersQuery({ collection, sort: 'price', limit: ROW_SIZE });

/** The full list, up to this many: a larger catalog gives its featured and newest to Discover's first page. */
export const DISCOVER_POOL_SIZE = 500;

/** Out of whom Discover blends its first page. */
export const discoverPoolQuery = (filter: CharactersFilter = {}) =>
  charactersQuery({ ...filter, sort: 'featured', limit: DISCOVER_POOL_SIZE });

/** What Discover can be filtered by. */
export function characterFacetsQuery() {
  return queryOptions({
    queryKey: ['/api/characters/facets'],
    queryFn: ({ signal }) => requestJson<CharacterFacetsDto>('/api/characters/facets', { signal }),
    ...CATALOG_TIMES,
  });
}

interface DiscoverPart extends CharactersFilter {
  page: number;
  limit: number;
  sessionSeed: string;
}

/** One page of Discover. */
export async function fetchDiscoverPage(part: DiscoverPart, signal: AbortSignal): Promise<DiscoverDto> {
  try {
    return await requestJson<DiscoverDto>(`/api/characters/discover?${searchOf(part)}`, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Error('Failed to fetch discover characters', { cause: error });
  }
}

/** One character: 10 minutes fresh. One that is not (any more) published fails with a 404. */
export function characterQuery(id: number) {
  return queryOptions({
    queryKey: ['/api/characters', id],
    queryFn: ({ signal }) => requestJson<CharacterDto>(`/api/characters/${id}`, { signal }),
    staleTime: 10 * MINUTE_MS,
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

function searchOf(part: object): string {
  const said = Object.entries(part).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(said.map(([key, value]) => [key, String(value)])).toString();
}
