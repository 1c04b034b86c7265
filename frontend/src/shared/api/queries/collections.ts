import type { CollectionDto } from '@parley/contracts/catalog/collection';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../http';

const MINUTE_MS = 60_000;

/** All collections: 15 minutes fresh, kept for 30. */
export function collectionsQuery() {
  return queryOptions({
    queryKey: ['/api/collections'],
    queryFn: ({ signal }) => requestJson<CollectionDto[]>('/api/collections', { signal }),
    staleTime: 15 * MINUTE_MS,
    gcTime: 30 * MINUTE_MS,
  });
}
