import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import { SITEMAP_PART_SIZE, type SitemapKind } from '@parley/contracts/catalog/sitemap';
import { type OpenedCatalog, openCatalog } from './opened-catalog.js';
import { SampleRows } from './sample-rows.js';

let catalog: OpenedCatalog;
let filled: number;
let event: number;

beforeAll(async () => {
  catalog = await openCatalog();
  const rows = new SampleRows(catalog.database);
  filled = await rows.collection('Filled', 1);
  const hidden = await rows.collection('Hidden only', 2);
  await rows.collection('Empty', 3);
  await rows.character({ name: 'René Descartes', collectionIds: [filled] });
  await rows.character({ name: 'Draft', status: 'DRAFT', collectionIds: [hidden] });
  await rows.character({ name: 'Archived', status: 'ARCHIVED', collectionIds: [filled, hidden] });
  event = await rows.event('Ides of March', [-44, 3, 15]);
  await rows.event('Draft event', [1900, 3, 15], 'DRAFT');
});

afterAll(() => catalog?.close());

const sizes = () => catalog.client.call(catalogCalls.sitemapSizes);
const entries = (kind: SitemapKind, part = 1) =>
  catalog.client.call(catalogCalls.sitemapEntries, { query: { kind, part } });
const keys = async (kind: SitemapKind, part?: number) => (await entries(kind, part)).map(({ key }) => key);

describe('the entries of the sitemap', () => {
  it('are the published ones, and the collections that have one', async () => {
    expect(await sizes()).toEqual({ characters: 1, collections: 1, events: 1 });
    expect(await keys('characters')).toEqual(['rené-descartes']);
    expect(await keys('collections')).toEqual([String(filled)]);
    expect(await keys('events')).toEqual([String(event)]);
  });

  it('say nothing but what a page is and when it changed', async () => {
    const [entry] = await entries('characters');
    expect(Object.keys(entry!)).toEqual(['key', 'updatedAt']);
    expect(Date.now() - Date.parse(entry!.updatedAt)).toBeLessThan(60_000);
  });

  it('come in parts that leave nothing out and nothing twice', async () => {
    await catalog.database.query(
      `INSERT INTO events (title, description, year, month, day, status)
       SELECT 'Event ' || n, 'A sample', 1900, 1, 1, 'PUBLISHED' FROM generate_series(1, 20500) n`,
    );
    expect((await sizes()).events).toBe(20_501);
    const parts = await Promise.all([1, 2, 3, 4].map((part) => keys('events', part)));
    expect(parts.map((part) => part.length)).toEqual([SITEMAP_PART_SIZE, SITEMAP_PART_SIZE, 501, 0]);
    expect(new Set(parts.flat()).size).toBe(20_501);
  });

  it.each(['', '?kind=personas', '?kind=events&part=0', '?kind=events&part=x'])(
    'are not given for %j',
    async (query) => {
      expect((await fetch(`${catalog.url}/sitemap-entries${query}`)).status).toBe(400);
    },
  );
});
