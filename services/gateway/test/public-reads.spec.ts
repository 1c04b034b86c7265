import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CURIE } from './fakes/fake-catalog.js';
import { refuse } from './fakes/fake-service.js';
import { openGateway, rawRequest, type TestGateway } from './fakes/open-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.closeAll());
beforeEach(() => gateway.catalog.reset());

const READS = [
  ['/api/characters', 'listCharacters', '/characters'],
  [
    '/api/characters/discover?page=2&limit=5&sessionSeed=a%20b',
    'discoverCharacters',
    '/characters/discover?page=2&limit=5&sessionSeed=a+b',
  ],
  ['/api/characters/by-slug/marie-curie', 'characterBySlug', '/characters/by-slug/marie-curie'],
  ['/api/characters/1', 'characterById', '/characters/1'],
  ['/api/collections', 'listCollections', '/collections'],
  ['/api/events?month=3&day=15', 'listEvents', '/events?month=3&day=15'],
  ['/api/events/today?tz=Europe/Rome', 'eventsToday', '/events/today?tz=Europe%2FRome'],
  ['/api/characters/facets', 'characterFacets', '/characters/facets'],
  ['/api/events/calendar?month=3', 'eventsCalendar', '/events/calendar?month=3'],
  ['/api/events/7', 'eventById', '/events/7'],
] as const;

describe('public reads', () => {
  it.each(READS)('%s is %s of the catalog, passed on as it is', async (path, name, url) => {
    const answer = await gateway.fetch(path);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(text).toBe(await (await fetch(gateway.catalog.url + url)).text());
    expect(gateway.catalog.seen[0]).toMatchObject({ name, url });
  });

  it.each(READS)('%s may be kept for a minute and is 304 to who has it', async (path) => {
    const first = await gateway.fetch(path);
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300');
    const again = await gateway.fetch(path, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300');
    const other = await gateway.fetch(path, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('answers the characters of an event', async () => {
    const answer = await gateway.fetch('/api/events/7/characters');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject([{ name: 'Archimedes' }]);
    expect(answer.headers.get('cache-control')).toContain('public');
  });

  it('answers 404 for the characters of an unknown event', async () => {
    const answer = await gateway.fetch('/api/events/8/characters');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'Not found' });
    expect(gateway.catalog.seen.map(({ name }) => name)).toEqual(['eventById']);
  });

  it('passes on the errors of the catalog, which nobody keeps', async () => {
    const body = {
      message: 'page must be an integer',
      errors: [{ field: 'page', message: 'page must be an integer' }],
    };
    gateway.catalog.handle('discoverCharacters', refuse(400, body));
    const answer = await gateway.fetch('/api/characters/discover?page=x');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(body);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });

  it('keeps Retry-After', async () => {
    gateway.catalog.handle('listCharacters', refuse(503, { message: 'Not now.' }, { 'retry-after': '7' }));
    const answer = await gateway.fetch('/api/characters');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('7');
  });

  it('hides an error that is not one of ours', async () => {
    gateway.catalog.handle('listCharacters', (_request, reply) =>
      reply.status(500).type('text/html').send('<h1>at Object.query (pg.js:1)</h1>'),
    );
    const answer = await gateway.fetch('/api/characters');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: 'Something went wrong on our side. Please try again.' });
  });

  it.each([
    ['/api/characters/..%2Fpersonas%2F1', '/characters/..%2Fpersonas%2F1'],
    ['/api/characters/by-slug/ren%C3%A9-descartes', '/characters/by-slug/ren%C3%A9-descartes'],
    ['/api/characters/1%3Fstatus=DRAFT', '/characters/1%3Fstatus%3DDRAFT'],
    ['/api/characters/%00', '/characters/%00'],
  ])('hands a strange id on as one encoded segment: %s', async (path, url) => {
    const answer = await rawRequest(gateway.url, path);
    expect(answer.status).toBe(404);
    expect(gateway.catalog.seen).toMatchObject([{ url }]);
  });

  it('asks once for equal reads at the same time, and again afterwards', async () => {
    gateway.catalog.handle('listCollections', async () => {
      await sleep(50);
      return [];
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.fetch('/api/collections')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(gateway.catalog.seen.length).toBeLessThan(20);
    const before = gateway.catalog.seen.length;
    await gateway.fetch('/api/collections');
    expect(gateway.catalog.seen).toHaveLength(before + 1);
  });

  it('answers HEAD as GET, without the body', async () => {
    const answer = await gateway.fetch('/api/characters', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBeTruthy();
  });
});

describe('compression', () => {
  const many = Array.from({ length: 50 }, (_, id) => ({ ...CURIE, id }));

  it.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('sends larger JSON as %s', async (encoding, accepted, unpack) => {
    gateway.catalog.handle('listCharacters', () => many);
    const packed = await rawBytes('/api/characters', { 'accept-encoding': accepted });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    expect(JSON.parse(unpack(packed.bytes).toString())).toEqual(many);
  });

  it('sends it plain to who takes nothing else, and 304 all the same', async () => {
    gateway.catalog.handle('listCharacters', () => many);
    const plain = await rawBytes('/api/characters', {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    const known = await rawBytes('/api/characters', {
      'accept-encoding': 'br',
      'if-none-match': String(plain.headers['etag']),
    });
    expect(known.status).toBe(304);
  });

  it('leaves small answers alone', async () => {
    const answer = await rawBytes('/api/collections', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  async function rawBytes(path: string, headers: Record<string, string>) {
    const { request } = await import('node:http');
    return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>(
      (resolve, reject) => {
        request(gateway.url + path, { headers, agent: false }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              bytes: Buffer.concat(chunks),
            }),
          );
        })
          .on('error', reject)
          .end();
      },
    );
  }
});
