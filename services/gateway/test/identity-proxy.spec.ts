import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import { ADA } from './fakes/fake-wallet.js';
import { rawRequest } from './fakes/open-gateway.js';
import { openOwnIssuer, type OwnIssuer } from './fakes/own-issuer.js';

let own: OwnIssuer;
beforeAll(async () => {
  own = await openOwnIssuer();
});
afterAll(() => own.close());
beforeEach(() => own.reset());

describe('the way to the issuer below /oidc', () => {
  it('passes pages, forms, cookies and redirects on as they are, and tells who asks', async () => {
    const answer = await own.gateway.fetch('/oidc/.well-known/openid-configuration', {
      headers: {
        [CALLER_HEADERS.userId]: ADA.id,
        [CALLER_HEADERS.address]: '6.6.6.6',
        [CALLER_HEADERS.requestId]: 'forged-request-id',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '6.6.6.6',
        forwarded: 'host=evil.example',
        cookie: `parley.session=${'a'.repeat(43)}; _session=theirs; __Host-parley.sign-in=x`,
      },
    });
    expect(((await answer.json()) as { issuer: string }).issuer).toBe(own.identity.issuer);
    const { headers } = own.identity.seen.at(-1)!;
    expect(headers).toMatchObject({
      'x-forwarded-host': new URL(own.gateway.url).host,
      'x-forwarded-proto': 'http',
      [CALLER_HEADERS.address]: '127.0.0.1',
      [CALLER_HEADERS.requestId]: answer.headers.get('x-request-id'),
      cookie: '_session=theirs',
    });
    for (const name of [CALLER_HEADERS.userId, 'x-forwarded-for', 'forwarded'])
      expect(headers[name]).toBeUndefined();
  });

  it('takes forms of our own pages only, and small ones', async () => {
    const form = (body: string, headers: Record<string, string> = {}) =>
      own.gateway.fetch('/oidc/token', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    expect((await form('grant_type=authorization_code')).status).toBe(400);
    expect(own.identity.seen).toHaveLength(1);
    expect((await form('a=b', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await form('a=b', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await form(`a=${'b'.repeat(16 * 1024)}`)).status).toBe(413);
    expect((await form('{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect(own.identity.seen).toHaveLength(1);
  });

  it.each([
    '/oidc/../api/health/ready',
    '/oidc/%2e%2e/api/health/ready',
    '/oidc/..%2fmetrics',
    '/oidc/%2e%2e%2fmetrics',
    '/oidc//../metrics',
    '/oidc/..\\metrics',
    '/oidc/%5c..%5cmetrics',
    '/oidc/%252e%252e/metrics',
    '/oidc/./../metrics',
    '/oidc//evil.example/',
    '/OIDC/auth',
    '/oidcx/auth',
  ])('leads to none of its other doors: %s', async (path) => {
    const answer = await rawRequest(own.gateway.url, path);
    expect(own.identity.seen.filter((call) => !call.path.startsWith('/oidc/'))).toEqual([]);
    expect(own.identity.seen).toHaveLength(0);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('knows no %s', async (method) => {
    const answer = await rawRequest(own.gateway.url, '/oidc/auth', { method });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(own.identity.seen).toEqual([]);
  });
});
