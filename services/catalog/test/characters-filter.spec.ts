import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import { type OpenedCatalog, openCatalog } from './opened-catalog.js';
import { SampleRows } from './sample-rows.js';

let catalog: OpenedCatalog;
let poets: number;

beforeAll(async () => {
  catalog = await openCatalog();
  const rows = new SampleRows(catalog.database);
  poets = await rows.collection('Poets', 1);
  const collectionIds = [poets];
  const at = (day: number) => `2026-01-0${day}T00:00:00Z`;
  await rows.character({ name: 'Émile Zola', tokenCost: 5, category: 'Writer', createdAt: at(4) });
  await rows.character({ name: 'Ada Lovelace', isFeatured: true, category: 'Scientist', createdAt: at(1) });
  await rows.character({ name: 'Li Bai', era: 'Imperial China', collectionIds, createdAt: at(3) });
  await rows.character({ name: 'Rumi', tokenCost: 5, isFeatured: true, collectionIds, createdAt: at(2) });
  await rows.character({
    name: 'Hidden Poet',
    status: 'DRAFT',
    isFeatured: true,
    category: 'Spy',
    collectionIds,
    createdAt: at(5),
  });
});

afterAll(() => catalog?.close());

const list = async (query: Record<string, string | number>) =>
  (await catalog.client.call(catalogCalls.listCharacters, { query })).map(({ name }) => name);

describe('a part of the characters', () => {
  it.each<[Record<string, string>, string[]]>([
    [{ featured: 'true' }, ['Ada Lovelace', 'Rumi']],
    [{ featured: 'false' }, ['Émile Zola', 'Li Bai']],
    [{ free: 'true' }, ['Ada Lovelace', 'Li Bai']],
    [{ free: 'false' }, ['Émile Zola', 'Rumi']],
    [{ category: 'Writer' }, ['Émile Zola']],
    [{ era: 'Imperial China' }, ['Li Bai']],
    [{ era: 'Imperial China', free: 'false' }, []],
    [{ names: 'EMILE' }, ['Émile Zola']],
    [{ names: 'lovelace,li ba' }, ['Ada Lovelace', 'Li Bai']],
    [{ names: '%,_' }, ['Ada Lovelace', 'Émile Zola', 'Li Bai', 'Rumi']],
    [{ names: 'nobody' }, []],
  ])('%p leaves %p', async (query, names) => {
    expect(await list(query)).toEqual(names);
  });

  it('is that of a collection, the cheapest first', async () => {
    expect(await list({ collection: poets, sort: 'price' })).toEqual(['Li Bai', 'Rumi']);
    expect(await list({ collection: poets + 1 })).toEqual([]);
  });

  it('comes in the order asked for, and no longer than asked for', async () => {
    expect(await list({ sort: 'newest' })).toEqual(['Émile Zola', 'Li Bai', 'Rumi', 'Ada Lovelace']);
    expect(await list({ sort: 'newest', limit: 2 })).toEqual(['Émile Zola', 'Li Bai']);
    expect(await list({ sort: 'featured', limit: 3 })).toEqual(['Rumi', 'Ada Lovelace', 'Émile Zola']);
  });

  it('is what Discover turns the pages of', async () => {
    const page = await catalog.client.call(catalogCalls.discoverCharacters, {
      query: { free: 'true', limit: 1, sessionSeed: 's' },
    });
    expect(page).toMatchObject({ total: 2, hasMore: true });
    expect(page.characters[0]!.tokenCost).toBe(0);
  });

  it.each([
    'free=yes',
    'sort=id',
    'limit=0',
    'limit=1001',
    'collection=x',
    'names=',
    'names=a,,b',
    'offset=3',
  ])('is not asked for by %p', async (query) => {
    expect((await fetch(`${catalog.url}/characters?${query}`)).status).toBe(400);
  });
});

describe('the facets', () => {
  it('count what published characters have', async () => {
    expect(await catalog.client.call(catalogCalls.characterFacets)).toEqual({
      categories: [
        { value: 'Scientist', count: 1 },
        { value: 'Writer', count: 1 },
      ],
      eras: [
        { value: 'Antiquity', count: 3 },
        { value: 'Imperial China', count: 1 },
      ],
    });
  });
});
