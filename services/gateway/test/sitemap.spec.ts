import { refuse } from './fakes/fake-service.js';
import { openGateway, type TestGateway } from './fakes/open-gateway.js';

const PUBLIC_URL = 'https://parley.example';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ PUBLIC_URL });
});
afterAll(() => gateway.closeAll());
beforeEach(() => gateway.catalog.reset());

async function read(path: string) {
  const answer = await gateway.fetch(path);
  const text = await answer.text();
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  return { status: answer.status, headers: answer.headers, text, addresses };
}

const many = (count: number, part = 1) =>
  Array.from({ length: count }, (_, index) => ({
    key: String((part - 1) * 10_000 + index + 1),
    updatedAt: '2026-03-04T05:06:07.000Z',
  }));

describe('/robots.txt', () => {
  it('keeps robots of every kind from what is no page, and names the sitemap', async () => {
    const { status, headers, text } = await read('/robots.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(text).toBe(
      `User-agent: *
Disallow: /api
Disallow: /graphql
Disallow: /chat
Disallow: /profile
Disallow: /admin
Disallow: /pwa-test

Sitemap: https://parley.example/sitemap.xml
`,
    );
  });
});

describe('/sitemap.xml', () => {
  it('names every page there is, with the day on which it changed', async () => {
    const { status, headers, text, addresses } = await read('/sitemap.xml');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(addresses).toEqual(
      [
        '/',
        '/discover',
        '/collections',
        '/events',
        '/talk-to/marie-curie',
        '/talk-to/ren%C3%A9-descartes',
        '/collections?collection=1',
        '/events/7',
      ].map((path) => PUBLIC_URL + path),
    );
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
    expect(text).toMatch(/<\/urlset>\n$/);
    expect(text.match(/<lastmod>2026-03-04<\/lastmod>/g)).toHaveLength(4);
  });

  it('travels compressed', async () => {
    gateway.catalog.handle('sitemapEntries', () => many(1_000));
    const answer = await gateway.fetch('/sitemap.xml', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toContain('<urlset');
  });

  it('names up to 50,000 pages itself', async () => {
    gateway.catalog.handle('sitemapSizes', () => ({ characters: 9_996, collections: 0, events: 40_000 }));
    gateway.catalog.handle('sitemapEntries', (request) => {
      const { kind, part } = request.query as { kind: string; part: string };
      return many(kind === 'characters' ? 9_996 : 10_000, Number(part));
    });
    const { addresses } = await read('/sitemap.xml');
    expect(addresses).toHaveLength(50_000);
    expect(new Set(addresses).size).toBe(50_000);
  });

  it('names parts of 10,000 when there are more', async () => {
    gateway.catalog.handle('sitemapSizes', () => ({ characters: 10_000, collections: 18, events: 50_000 }));
    const { text, addresses } = await read('/sitemap.xml');
    expect(text).toContain('<sitemapindex ');
    expect(addresses).toEqual(
      ['pages', 'characters-1', 'collections-1']
        .concat([1, 2, 3, 4, 5].map((part) => `events-${part}`))
        .map((name) => `${PUBLIC_URL}/sitemaps/${name}.xml`),
    );
    gateway.catalog.handle('sitemapEntries', () => many(10_000, 5));
    const part = await read('/sitemaps/events-5.xml');
    expect(part.addresses).toHaveLength(10_000);
    expect(part.addresses.at(-1)).toBe(`${PUBLIC_URL}/events/50000`);
    expect(part.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(gateway.catalog.seen.at(-1)?.url).toBe('/sitemap-entries?kind=events&part=5');
    const pages = await read('/sitemaps/pages.xml');
    expect(pages.addresses).toHaveLength(4);
  });

  it('has no parts but its own', async () => {
    gateway.catalog.handle('sitemapEntries', () => []);
    for (const file of ['events-9.xml', 'personas-1.xml', 'events-0.xml', 'events.xml', 'x'])
      expect((await read(`/sitemaps/${file}`)).status).toBe(404);
  });

  it('is not there while the catalog is not, and nobody keeps that', async () => {
    gateway.catalog.handle('sitemapEntries', refuse(503, { message: 'Not now.' }));
    const { status, headers } = await read('/sitemap.xml');
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});
