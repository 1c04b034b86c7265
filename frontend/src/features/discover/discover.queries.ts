import type { CharacterDto } from '@parley/contracts/catalog/character';
import { DISCOVER_PAGE_SIZE } from '@parley/contracts/text/limits';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  type CharactersFilter,
  DISCOVER_POOL_SIZE,
  discoverPoolQuery,
  fetchDiscoverPage,
} from '../../shared/api/queries/characters';
import { ROW_SIZE } from '../../shared/catalog/row-size';
import { readInteractions } from '../../shared/interactions/interactions';
import { inVisitOrder, visitSeed } from '../../shared/visit/visit-order';
import { blendFirstPage } from './model/blend.rules';
import { nextPart, type WallPart } from './model/pages.rules';

const MINUTE_MS = 60_000;
/** Smart recommendations: 5 minutes fresh and kept for 15. */
const RECOMMENDATION_TIMES = { staleTime: 5 * MINUTE_MS, gcTime: 15 * MINUTE_MS };

interface WallPage {
  characters: CharacterDto[];
  /** All that pass the filter, as far as this page knows. */
  total: number;
}

/** The wall of Discover, part by part. */
export function discoverQuery(queryClient: QueryClient, filter: CharactersFilter) {
  const sessionSeed = visitSeed();
  return infiniteQueryOptions({
    queryKey: ['/api/characters/discover', filter, sessionSeed],
    initialPageParam: 'blend' as WallPart,
    queryFn: async ({ pageParam, signal }): Promise<WallPage> => {
      if (pageParam === 'blend') return firstPage(queryClient, filter, sessionSeed);
      const part = { ...filter, page: pageParam, limit: DISCOVER_PAGE_SIZE, sessionSeed };
      return fetchDiscoverPage(part, signal);
    },
    getNextPageParam: (lastPage, pages, _lastPart, parts) =>
      nextPart({
        parts,
        shown: charactersOf(pages).length,
        total: lastPage.total,
        pageSize: DISCOVER_PAGE_SIZE,
      }),
    ...RECOMMENDATION_TIMES,
  });
}

/** A row of whom the blend puts first for this visitor. */
export function recommendationsQuery(queryClient: QueryClient) {
  return queryOptions({
    queryKey: ['recommendations', visitSeed()],
    queryFn: async () => {
      const list = await queryClient.ensureQueryData(discoverPoolQuery());
      return blendFor(list, visitSeed(), ROW_SIZE);
    },
    ...RECOMMENDATION_TIMES,
  });
}

/** Everyone on the pages, once: the blend holds some whom a later page brings again. */
export function charactersOf(pages: WallPage[]): CharacterDto[] {
  const byId = new Map(pages.flatMap(({ characters }) => characters).map((one) => [one.id, one]));
  return [...byId.values()];
}

async function firstPage(
  queryClient: QueryClient,
  filter: CharactersFilter,
  seed: string,
): Promise<WallPage> {
  const list = await queryClient.ensureQueryData(discoverPoolQuery(filter));
  const characters = blendFor(list, seed, DISCOVER_PAGE_SIZE);
  // A pool that was cut leaves the count to the next page.
  return { characters, total: list.length < DISCOVER_POOL_SIZE ? list.length : Infinity };
}

function blendFor(list: CharacterDto[], seed: string, size: number): CharacterDto[] {
  const visitor = { interactions: readInteractions(), now: Date.now() };
  return blendFirstPage(inVisitOrder(list, seed), visitor, size);
}
