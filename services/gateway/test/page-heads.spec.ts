import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ARCHIMEDES, CURIE, IDES, SCIENCE } from './fakes/fake-catalog.js';
import { refuse } from './fakes/fake-service.js';
import { openGateway, rawRequest, type TestGateway } from './fakes/open-gateway.js';
import { quickestOfThree } from './fakes/quickest.js';

const PUBLIC_URL = 'https://parley.example';
const PAGE = `<!doctype html><head><title>Parley: talk with history</title>
<meta name="description" content="Of all pages." /></head><div id="root"></div>`;

let root: string;
let gateway: TestGateway;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parley-heads-'));
  await writeFile(path.join(root, 'index.html'), PAGE);
});
afterAll(() => rm(root, { recursive: true }));
// A new gateway each time: heads are remembered.
beforeEach(async () => {
  gateway = await openGateway({ FRONTEND_DIR: root, PUBLIC_URL });
});
afterEach(() => gateway.closeAll());

interface Head {
  status: number;
  html: string;
  title: string | undefined;
  canonical: string | undefined;
  meta: (name: string) => string | undefined;
  data: Record<string, unknown>[];
  robots: string | null;
}

async function headOf(url: string, at: TestGateway = gateway): Promise<Head> {
  const answer = await at.fetch(url);
  const html = await answer.text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1];
  const data = found(/<script type="application\/ld\+json">(.*?)<\/script>/s);
  return {
    status: answer.status,
    html,
    title: found(/<title>(.*?)<\/title>/),
    canonical: found(/<link rel="canonical" href="(.*?)"/),
    meta: (name) => found(new RegExp(`<meta (?:name|property)="${name}" content="(.*?)"`)),
    data: data ? (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'] : [],
    robots: answer.headers.get('x-robots-tag'),
  };
}

describe('the head of a page', () => {
  it.each([
    ['/', 'Parley: talk with history', '/', 'website'],
    ['/discover', 'Discover Characters | Parley', '/discover', 'website'],
    ['/discover/', 'Discover Characters | Parley', '/discover', 'website'],
    ['/collections', 'Collections | Parley', '/collections', 'website'],
    ['/collections?collection=1', 'Science | Collections | Parley', '/collections?collection=1', 'website'],
    ['/collections?collection=99', 'Collections | Parley', '/collections', 'website'],
    ['/events', 'Today in History | Parley', '/events', 'website'],
    ['/events?month=3&day=15', '15 March in History | Parley', '/events?month=3&amp;day=15', 'website'],
    ['/events/7', 'The Ides of March, 44 BC | Parley', '/events/7', 'article'],
    ['/event/7', 'The Ides of March, 44 BC | Parley', '/events/7', 'article'],
    ['/talk-to/marie-curie', 'Talk to Marie Curie | Parley', '/talk-to/marie-curie', 'profile'],
  ])('%s is named, described and has one address', async (url, title, canonical, type) => {
    const head = await headOf(url);
    expect(head).toMatchObject({ status: 200, title, canonical: PUBLIC_URL + canonical, robots: null });
    expect(head.meta('description')!.length).toBeGreaterThan(30);
    expect(head.meta('og:title')).toBe(title);
    expect(head.meta('og:description')).toBe(head.meta('description'));
    expect(head.meta('og:url')).toBe(PUBLIC_URL + canonical);
    expect(head.meta('og:type')).toBe(type);
    expect(head.meta('og:site_name')).toBe('Parley');
    expect(head.meta('og:image')).toMatch(/^https:\/\/parley\.example\/(images|media)\/.*\.png/);
    expect([head.meta('og:image:width'), head.meta('og:image:height')]).toEqual(['1200', '630']);
    expect(head.meta('twitter:card')).toBe('summary_large_image');
    expect(head.html.match(/<title>|name="description"|rel="canonical"/g)).toHaveLength(3);
    expect(head.data.length).toBeGreaterThan(0);
  });

  it('says of a character who is portrayed, from when to when, and that it is an AI portrayal', async () => {
    gateway.catalog.handle('characterBySlug', () => ({ ...ARCHIMEDES, bornYear: -287 }));
    const { data, meta } = await headOf('/talk-to/archimedes');
    expect(data[0]).toMatchObject({
      '@type': 'WebPage',
      url: `${PUBLIC_URL}/talk-to/archimedes`,
      abstract: expect.stringContaining('AI portrayal'),
      isAccessibleForFree: false,
      about: {
        '@type': 'Person',
        name: 'Archimedes',
        birthDate: '-0286',
        deathDate: '-0211',
        image: 'https://pictures.example/archimedes.jpg',
      },
    });
    expect(meta('description')).toContain('AI portrayal of Archimedes (287–212 BC)');
  });

  it('leaves out the years that nobody knows', async () => {
    gateway.catalog.handle('characterBySlug', () => ({ ...CURIE, bornYear: null, diedYear: null }));
    const about = (await headOf('/talk-to/marie-curie')).data[0]!['about'] as object;
    expect(Object.keys(about)).toEqual(['@type', 'name', 'description', 'image']);
  });

  it('has the character’s own address, however it was asked for', async () => {
    gateway.catalog.handle('characterBySlug', () => ({ ...CURIE, slug: 'rené-descartes' }));
    expect((await headOf('/talk-to/Rene-Descartes')).canonical).toBe(
      `${PUBLIC_URL}/talk-to/ren%C3%A9-descartes`,
    );
  });

  it('says when an event was, before Christ too, and who had to do with it', async () => {
    const { data, meta } = await headOf('/events/7');
    expect(data[0]).toMatchObject({
      '@type': 'Article',
      headline: 'The Ides of March',
      about: { '@type': 'Event', name: 'The Ides of March', startDate: '-0043-03-15' },
      mentions: [{ '@type': 'Person', name: 'Archimedes' }],
    });
    expect(meta('og:image')).toContain('/media/event-cards/v1.png?');
    expect(data[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('lists what a collection holds, and the collections that hold something', async () => {
    const one = (await headOf('/collections?collection=1')).data[0]!['mainEntity'];
    expect(one).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Marie Curie', item: `${PUBLIC_URL}/talk-to/marie-curie` },
        { position: 2, name: 'Archimedes' },
      ],
    });
    await gateway.closeAll();
    gateway = await openGateway({ FRONTEND_DIR: root, PUBLIC_URL });
    gateway.catalog.handle('listCollections', () => [SCIENCE, { ...SCIENCE, id: 2, characterCount: 0 }]);
    const all = (await headOf('/collections')).data[0]!['mainEntity'];
    expect(all).toMatchObject({ numberOfItems: 1 });
    expect((await headOf('/collections?collection=2')).canonical).toBe(`${PUBLIC_URL}/collections`);
  });

  it('lets no name break out of its tag', async () => {
    const name = `Bobby </script><script>alert(1)</script> "O'Tables" & <b>`;
    gateway.catalog.handle('characterBySlug', () => ({ ...CURIE, name, description: name }));
    gateway.catalog.handle('eventById', () => ({ ...IDES, title: name, description: name }));
    for (const url of ['/talk-to/marie-curie', '/events/7']) {
      const { html, data } = await headOf(url);
      expect(html.match(/<script/g)).toHaveLength(1);
      expect(html.match(/<\/script>/g)).toHaveLength(1);
      expect(html).not.toContain('<b>');
      expect(JSON.stringify(data)).toContain(`O'Tables`);
    }
  });

  it('changes the ETag with what it says', async () => {
    const etagOf = async (url: string) => (await gateway.fetch(url)).headers.get('etag')!;
    const etag = await etagOf('/talk-to/marie-curie');
    expect(await etagOf('/talk-to/marie-curie')).toBe(etag);
    expect(await etagOf('/talk-to/archimedes')).not.toBe(etag);
    const again = await gateway.fetch('/talk-to/marie-curie', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is looked up once for all who ask, and remembered', async () => {
    await Promise.all(Array.from({ length: 10 }, () => headOf('/talk-to/marie-curie')));
    await headOf('/talk-to/marie-curie');
    expect(gateway.catalog.seen.map(({ name }) => name)).toEqual(['characterBySlug']);
  });
});

describe('a page that is not for search engines', () => {
  it.each(['/chat/0193a7c0-0000-7000-8000-000000000001', '/profile', '/pwa-test'])(
    'says so in its head and its headers: %s',
    async (url) => {
      const head = await headOf(url);
      expect(head).toMatchObject({ status: 200, robots: 'noindex', canonical: undefined, data: [] });
      expect(head.meta('robots')).toBe('noindex');
      expect(gateway.catalog.seen).toEqual([]);
    },
  );

  it.each(['/talk-to/nobody', '/events/8', '/event/x', '/no-such-page'])(
    'is 404 where there is nothing: %s',
    async (url) => {
      const head = await headOf(url);
      expect(head).toMatchObject({ status: 404, robots: 'noindex', canonical: undefined });
      expect(head.title).toBe('404 Page Not Found | Parley');
      expect(head.html).toContain('<div id="root">');
    },
  );
});

describe('when the catalog is away', () => {
  it.each([
    ['refuses', refuse(503, { message: 'Not now.' })],
    ['says nonsense', refuse(200, { message: 'what?' })],
    ['is silent', () => new Promise(() => undefined)],
  ])('and %s, the plain page is served, and hardly later', async (_how, handler) => {
    for (const call of ['characterBySlug', 'eventById', 'listCharacters', 'listCollections'] as const)
      gateway.catalog.handle(call, handler);
    const took = await quickestOfThree(async () => {
      for (const url of ['/talk-to/marie-curie', '/events/7', '/discover', '/collections']) {
        const head = await headOf(url);
        expect(head).toMatchObject({ status: 200, html: PAGE, robots: null });
      }
    });
    expect(took).toBeLessThan(4 * 450);
    expect((await headOf('/')).canonical).toBe(`${PUBLIC_URL}/`);
  });

  it('asks it no more than 32 things at the same time', async () => {
    gateway.catalog.handle('characterBySlug', () => new Promise(() => undefined));
    const pages = Array.from({ length: 100 }, (_, index) => headOf(`/talk-to/nobody-${index}`));
    for (const { status, html } of await Promise.all(pages)) {
      expect(status).toBe(200);
      expect(html).toBe(PAGE);
    }
    expect(gateway.catalog.seen.length).toBeLessThanOrEqual(32);
  });
});

describe('the address that pages are known by', () => {
  const canonicalAt = async (env: Record<string, string>, headers: Record<string, string>) => {
    const other = await openGateway({ FRONTEND_DIR: root, ...env });
    try {
      const { body } = await rawRequest(other.url, '/', { headers });
      return /<link rel="canonical" href="(.*?)"/.exec(body)?.[1];
    } finally {
      await other.closeAll();
    }
  };
  const forwarded = { host: 'inner', 'x-forwarded-host': 'parley.test', 'x-forwarded-proto': 'https' };

  it('is the operator’s word', async () => {
    expect(await canonicalAt({ PUBLIC_URL }, { host: 'other.test' })).toBe('https://parley.example/');
  });

  it('is else the host that was asked, by the proxy’s word only where it is trusted', async () => {
    expect(await canonicalAt({}, { host: 'other.test:8080' })).toBe('http://other.test:8080/');
    expect(await canonicalAt({}, forwarded)).toBe('http://inner/');
    expect(await canonicalAt({ TRUSTED_PROXIES: '127.0.0.1' }, forwarded)).toBe('https://parley.test/');
  });

  it('is never more than a host', async () => {
    expect(await canonicalAt({}, { host: 'a.test/x"><script>' })).toBe('http://a.test/');
    expect(await canonicalAt({}, { host: '"><b>' })).toBe('http://localhost/');
  });
});
