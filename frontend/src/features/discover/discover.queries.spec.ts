import { jest } from '@jest/globals';
import { createQueryClient } from '../../shared/api/query-client';
import { fetchDiscoverPage } from '../../shared/api/queries/characters';
import { aCharacter } from '../../../test/characters';
import { discoverQuery, recommendationsQuery } from './discover.queries';

const fetchMock = jest.fn<typeof fetch>();
beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});

describe('the pages of Discover', () => {
  it('are asked for by 32, with the visit’s seed', async () => {
    fetchMock.mockImplementation(async () => Response.json({ characters: [], hasMore: false, total: 0 }));
    const { queryFn } = discoverQuery(createQueryClient(), {});
    await (queryFn as never as (context: object) => Promise<unknown>)({ pageParam: 2 });
    const url = new URL(String(fetchMock.mock.calls[0]![0]), 'http://parley.test');
    expect(url.pathname).toBe('/api/characters/discover');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      page: '2',
      limit: '32',
      sessionSeed: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('say when they could not be fetched', async () => {
    fetchMock.mockImplementation(async () => new Response('', { status: 503 }));
    const page = { page: 2, limit: 32, sessionSeed: 'seed' };
    await expect(fetchDiscoverPage(page, new AbortController().signal)).rejects.toThrow(
      'Failed to fetch discover characters',
    );
  });

  it('are 5 minutes fresh and kept for 15', () => {
    expect(discoverQuery(createQueryClient(), {})).toMatchObject({ staleTime: 300_000, gcTime: 900_000 });
  });
});

describe('the recommendations of the home page', () => {
  it('are four of the pool, 5 minutes fresh and kept for 15', async () => {
    const pool = Array.from({ length: 20 }, (_, index) =>
      aCharacter({ id: index + 1, isFeatured: index < 5 }),
    );
    fetchMock.mockImplementation(async () => Response.json(pool));
    const client = createQueryClient();
    const query = recommendationsQuery(client);
    expect(query).toMatchObject({ staleTime: 300_000, gcTime: 900_000 });
    const row = await client.fetchQuery(query);
    expect(new Set(row.map(({ id }) => id)).size).toBe(4);
    expect(row.some(({ isFeatured }) => isFeatured)).toBe(true);
  });
});
