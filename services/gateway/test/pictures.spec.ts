import { DRAWING } from './fakes/fake-media.js';
import { refuse } from './fakes/fake-service.js';
import { openGateway, rawRequest, type TestGateway } from './fakes/open-gateway.js';

const PATH = '/media/portraits/v1.svg?name=Sor+Juana+In%C3%A9s&born=1648';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.closeAll());
beforeEach(() => gateway.media.reset());

describe('a picture', () => {
  it('comes through as media sends it, with its own policy and for ever', async () => {
    const answer = await gateway.fetch(PATH);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(DRAWING);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      etag: 'W/"drawn"',
    });
    const [seen] = gateway.media.seen;
    expect(new URL(seen!.url, 'http://media').pathname).toBe('/media/portraits/v1.svg');
    expect(Object.fromEntries(new URL(seen!.url, 'http://media').searchParams)).toEqual({
      name: 'Sor Juana Inés',
      born: '1648',
    });
  });

  it('travels compressed to who can take it', async () => {
    const answer = await rawRequest(gateway.url, PATH, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-length']).toBeUndefined();
  });

  it('is 304 to who has it', async () => {
    const answer = await gateway.fetch(PATH, { headers: { 'if-none-match': 'W/"drawn"' } });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it('is told to nobody but media: no cookie and no address is passed on', async () => {
    await gateway.fetch(PATH, { headers: { cookie: 'parley.session=secret', 'x-forwarded-for': '1.2.3.4' } });
    const { headers } = gateway.media.seen[0]!;
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('x-forwarded-for');
  });

  it('cannot lead to another path of media', async () => {
    for (const path of ['/media/..%2fmetrics/x', '/media/a/..%2f..%2fmetrics']) {
      await gateway.fetch(path);
    }
    for (const { url } of gateway.media.seen) expect(url).toMatch(/^\/media\/[^/]+\/[^/]+$/);
  });

  it('that media refuses is refused alike, and not kept', async () => {
    const body = { message: 'year must be an integer number', errors: [{ field: 'year', message: 'x' }] };
    gateway.media.handle('picture', refuse(400, body));
    const answer = await gateway.fetch(PATH);
    expect([answer.status, await answer.json()]).toEqual([400, body]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/media', '/media/portraits', '/media/a/b/c.svg'])('%s is unknown, not a page', async (path) => {
    const answer = await gateway.fetch(path, { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not found' }]);
  });
});

it('says 503 while media is away, and that nobody keeps', async () => {
  const alone = await openGateway({ MEDIA_URL: 'http://127.0.0.1:1' });
  try {
    const answer = await alone.fetch(PATH);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ message: expect.any(String) });
  } finally {
    await alone.closeAll();
  }
});
