import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { DiscoverDto } from '@parley/contracts/catalog/character';
import { type OpenedCatalog, openCatalog } from './opened-catalog.js';
import { SampleRows } from './sample-rows.js';

const PUBLISHED = 45;
let catalog: OpenedCatalog;

beforeAll(async () => {
  catalog = await openCatalog();
  const rows = new SampleRows(catalog.database);
  for (let number = 1; number <= PUBLISHED; number += 1) await rows.character({ name: `Person ${number}` });
  for (let number = 1; number <= 20; number += 1)
    await rows.character({ name: `Hidden ${number}`, status: number % 2 ? 'DRAFT' : 'ARCHIVED' });
});

afterAll(() => catalog?.close());

function discover(query: Record<string, string | number>): Promise<DiscoverDto> {
  return catalog.client.call(catalogCalls.discoverCharacters, { query });
}

async function wholeOrder(sessionSeed: string, limit: number): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; ; page += 1) {
    const { characters, hasMore, total } = await discover({ page, limit, sessionSeed });
    expect(total).toBe(PUBLISHED);
    names.push(...characters.map(({ name }) => name));
    if (!hasMore) return names;
  }
}

describe('Discover', () => {
  it('shows every published character exactly once over its pages', async () => {
    const names = await wholeOrder('a visit', 7);
    expect(names).toHaveLength(PUBLISHED);
    expect(new Set(names).size).toBe(PUBLISHED);
    expect(names.filter((name) => name.startsWith('Hidden'))).toEqual([]);
  });

  it('has one order for one seed, whatever the size of the pages, and another for another', async () => {
    const order = await wholeOrder('a visit', 7);
    expect(await wholeOrder('a visit', 32)).toEqual(order);
    expect(await wholeOrder('another visit', 32)).not.toEqual(order);
  });

  it('is shuffled, not sorted', async () => {
    const order = await wholeOrder('a visit', 100);
    expect(order.slice(0, 10)).not.toEqual(Array.from({ length: 10 }, (_, index) => `Person ${index + 1}`));
  });

  it('answers the first page of 32 by default', async () => {
    const first = await discover({});
    expect(first.characters).toHaveLength(32);
    expect(first).toMatchObject({ hasMore: true, total: PUBLISHED });
  });

  it('has an empty page beyond the end', async () => {
    expect(await discover({ page: 100_000, limit: 100 })).toEqual({
      characters: [],
      hasMore: false,
      total: PUBLISHED,
    });
  });

  it('takes any text as a seed, even one that PostgreSQL could not store', async () => {
    expect((await discover({ sessionSeed: '\0𝄞' })).characters).toHaveLength(32);
  });

  it.each([
    'page=0',
    'page=1.5',
    'page=x',
    'limit=0',
    'limit=101',
    'offset=1',
    `sessionSeed=${'x'.repeat(65)}`,
  ])('refuses %p', async (query) => {
    expect((await fetch(`${catalog.url}/characters/discover?${query}`)).status).toBe(400);
  });
});
