import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { ADA } from './fakes/fake-wallet.js';
import { openGateway, rawRequest, type TestGateway } from './fakes/open-gateway.js';
import { cookieOf } from './fakes/signed-in.js';

const PAGE = `<!doctype html><title>Parley</title><div id="root"></div>${'<!-- -->'.repeat(200)}`;
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2_000))})`;

/** What stands behind the head, which is the screen's own. */
const bodyOf = (html: string) => html.slice(html.indexOf('<div'));

let root: string;
let gateway: TestGateway;
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-pages-'));
  root = path.join(folder, 'dist');
  await mkdir(path.join(root, 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(root, 'index.html'), PAGE);
  await writeFile(path.join(root, 'index.html.br'), brotliCompressSync('an older page'));
  await writeFile(path.join(root, 'assets/main-abc123.js'), SCRIPT);
  await writeFile(path.join(root, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(path.join(root, 'assets/plain-abc123.css'), 'body{}');
  await writeFile(path.join(root, 'theme.js'), 'theme');
  await writeFile(path.join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(root, '.env'), 'SECRET=1');
  gateway = await openGateway({ FRONTEND_DIR: root });
});
afterAll(async () => {
  await gateway.closeAll();
  await rm(path.dirname(root), { recursive: true });
});

describe('the landing page', () => {
  it('comes with the still of its first screen before the app, where one was built; no other page does, and nobody’s who is signed in', async () => {
    const still = path.join(root, 'first-paint.html');
    await writeFile(still, '<h1>Sit down $& here</h1>');
    try {
      const landing = await (await gateway.fetch('/')).text();
      expect(landing).toContain(
        '<div id="first-paint" inert><h1>Sit down $& here</h1></div><div id="root"></div>',
      );
      expect(await (await gateway.fetch('/discover')).text()).not.toContain('first-paint');
      const signedIn = await gateway.fetch('/', { headers: { cookie: `parley.session=${'x'.repeat(43)}` } });
      expect(await signedIn.text()).not.toContain('first-paint');
    } finally {
      await rm(still);
    }
  });
});

describe('a screen', () => {
  it.each([
    '/',
    '/discover',
    '/collections?collection=3',
    '/chat/0193a7c0-0000-7000-8000-000000000001',
    '/talk-to/marie-curie',
    '/events/7/',
    '/index.html',
    '/index.html?x=/api/',
  ])('is the page: %s', async (url) => {
    const answer = await gateway.fetch(url, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(bodyOf(await answer.text())).toBe(bodyOf(PAGE));
  });

  it.each(['/no-such-page', '/apiary', '/events/8', '/talk-to/nobody'])(
    'is the page as well where there is nothing, but says so: %s',
    async (url) => {
      const answer = await gateway.fetch(url, { headers: { 'if-none-match': '*' } });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('etag')).toBeNull();
      expect(bodyOf(await answer.text())).toBe(bodyOf(PAGE));
    },
  );

  it('is 304 to who has it, and has a HEAD', async () => {
    const first = await gateway.fetch('/discover', { method: 'HEAD' });
    expect(first.status).toBe(200);
    expect(await first.text()).toBe('');
    const again = await gateway.fetch('/discover', {
      headers: { 'if-none-match': first.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  it('is the one on disk now, whole, compressed as it is read', async () => {
    const before = await gateway.fetch('/');
    const rebuilt = PAGE.replace('root', 'rebuilt');
    await writeFile(path.join(root, 'index.html'), rebuilt);
    const after = await gateway.fetch('/', { headers: { 'accept-encoding': 'br' } });
    expect(bodyOf(await after.text())).toBe(bodyOf(rebuilt));
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    await rm(path.join(root, 'index.html'));
    expect((await gateway.fetch('/')).status).toBe(404);
    await writeFile(path.join(root, 'index.html'), PAGE);
    expect(bodyOf(await (await gateway.fetch('/')).text())).toBe(bodyOf(PAGE));
  });

  it('is for GET and HEAD only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await gateway.fetch('/discover', { method });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ message: 'Not found' });
    }
  });
});

describe('a file', () => {
  it('under /assets may be kept for a year', async () => {
    const answer = await gateway.fetch('/assets/plain-abc123.css');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/css/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('elsewhere is asked for each time, by its ETag', async () => {
    const answer = await gateway.fetch('/theme.js');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    // Not with fetch: it would add `Cache-Control: no-cache` and so ask for the whole file.
    const again = await rawRequest(gateway.url, '/theme.js', {
      headers: { 'if-none-match': answer.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  it('is sent as it was compressed at build time to who takes that', async () => {
    const packed = await gateway.fetch('/assets/main-abc123.js', { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-type')).toMatch(/javascript/);
    expect(Number(packed.headers.get('content-length'))).toBe(brotliCompressSync(SCRIPT).length);
    expect(await packed.text()).toBe(SCRIPT);
    const plain = await rawRequest(gateway.url, '/assets/main-abc123.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(SCRIPT);
    expect(brotliDecompressSync(brotliCompressSync(SCRIPT)).toString()).toBe(plain.body);
  });

  it.each(['/assets/main-old999.js', '/assets/nothing', '/assets/', '/missing.png', '/a/b/c.js'])(
    'that is not there is 404 in plain words, never the page: %s',
    async (url) => {
      const answer = await gateway.fetch(url, { headers: { accept: 'text/html' } });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toBe('Not found');
    },
  );
});

describe('an odd address', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets//../../secret.txt',
    '//secret.txt',
    '//etc/passwd',
    '/..',
    '/discover/../../secret',
    '/%00',
    '/assets/main-abc123.js%00.png',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/assets/./main-abc123.js',
    '/%252e%252e/secret.txt',
    '/assets/%252e%252e%252f%252e%252e%252fsecret.txt',
    '//theme.js',
  ])('is 404 and tells nothing: %s', async (url) => {
    const answer = await rawRequest(gateway.url, url);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toMatch(/secret|root:|console/i);
    expect(answer.headers['location']).toBeUndefined();
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/%', '/%zz', '/%ff', '/api/%c0%af', '/assets/%e0%a4%a'])(
    'is 400 when it is broken: %s',
    async (url) => {
      const answer = await rawRequest(gateway.url, url);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toEqual({ message: 'The address is not valid.' });
      expect(answer.headers['x-request-id']).toBeTruthy();
      expect(answer.headers['content-security-policy']).toBeTruthy();
    },
  );

  it('is 404 when it is endless', async () => {
    const answer = await rawRequest(gateway.url, `/api/characters/${'x'.repeat(2_000)}`);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([404, { message: 'Not found' }]);
  });
});

describe('an unknown address of the API', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/nothing.js',
    '//api/characters',
    '/api//characters',
    '/api/characters/1/2',
    '/api/../api/x',
    '/%2Fapi/x',
    '/graphql/nothing',
    '/api/admin/nothing',
  ])('is JSON and 404 for every method: %s', async (url) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await rawRequest(gateway.url, url, { method });
      expect([method, answer.status]).toEqual([method, 404]);
      expect(answer.headers['content-type']).toContain('application/json');
      if (method !== 'HEAD') expect(JSON.parse(answer.body)).toEqual({ message: 'Not found' });
    }
  });

  it('is 404 for the wrong method of a known one', async () => {
    const answer = await gateway.fetch('/api/characters', { method: 'DELETE' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'Not found' });
  });
});

describe('without a built frontend', () => {
  it('serves the API, and 404 for pages until there is one', async () => {
    const later = path.join(path.dirname(root), 'later');
    const bare = await openGateway({ FRONTEND_DIR: later });
    try {
      expect((await bare.fetch('/api/characters')).status).toBe(200);
      const page = await bare.fetch('/');
      expect([page.status, await page.text()]).toEqual([404, 'Not found']);
      await mkdir(later);
      await writeFile(path.join(later, 'index.html'), PAGE);
      expect((await bare.fetch('/')).status).toBe(200);
    } finally {
      await bare.closeAll();
    }
  });
});

describe('screens of people who are signed in', () => {
  it('are 404 for who is not, except the profile, which says how to sign in', async () => {
    for (const [path, status] of [
      ['/admin', 404],
      ['/admin/users', 404],
      ['/profile', 200],
    ] as const)
      expect([path, (await gateway.fetch(path)).status]).toEqual([path, status]);
    const stale = { cookie: `parley.session=${'a'.repeat(43)}` };
    expect((await gateway.fetch('/admin', { headers: stale })).status).toBe(404);
  });

  it('are kept by nobody', async () => {
    const headers = { cookie: await cookieOf(gateway, ADA) };
    for (const path of ['/admin', '/admin/users?page=2', '/profile']) {
      const answer = await gateway.fetch(path, { headers });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('etag')).toBeNull();
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    }
  });

  it('ask nobody who is signed in for any other page', async () => {
    const answer = await gateway.fetch('/discover', { headers: { cookie: await cookieOf(gateway, ADA) } });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(gateway.wallet.seen).toEqual([]);
  });
});
