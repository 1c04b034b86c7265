import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import { freePort } from '@parley/kit/testing/service-process';
import { Browser } from './fakes/browser.js';
import { CLIENT_SECRET, type FakeIssuer, openFakeIssuer } from './fakes/fake-issuer.js';
import { ADA, BOB } from './fakes/fake-wallet.js';
import { refuse } from './fakes/fake-service.js';
import { openGateway, rawRequest, type TestGateway } from './fakes/open-gateway.js';

/** As by default: the issuer is Parley's own and stands behind the gateway. */
let gateway: TestGateway;
let identity: FakeIssuer;
let home: string;

beforeAll(async () => {
  const port = await freePort();
  home = `http://localhost:${port}`;
  identity = await openFakeIssuer({ issuer: `${home}/oidc` });
  gateway = await openGateway({
    PORT: String(port),
    OIDC_ISSUER: identity.issuer,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    IDENTITY_URL: identity.url,
  });
  identity.origins.add(home).add(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await gateway.closeAll();
  await identity.close();
});
beforeEach(() => {
  gateway.wallet.reset();
  gateway.chat.reset();
  identity.seen.length = 0;
  identity.isDown = false;
  identity.person = { sub: 'ada', email: 'ada@parley.example', email_verified: true, given_name: 'Ada' };
});

const at = (path: string, origin = home) => origin + path;
const userOf = async (browser: Browser, origin = home) =>
  (await browser.request(at('/api/auth/user', origin))).json() as Promise<{ id: string } | null>;

/** Goes as far as the answer of the issuer, which has not been delivered yet. */
async function comeBackWith(browser: Browser, path = '/api/login'): Promise<URL> {
  const { url } = await browser.open(at(path), (next) => next.includes('/api/callback'));
  return new URL(url);
}

async function signIn(browser: Browser, path = '/api/login'): Promise<string> {
  const answer = await browser.request((await comeBackWith(browser, path)).href);
  expect(answer.status).toBe(303);
  return answer.headers.get('location')!;
}

describe('signing in', () => {
  it('goes to the issuer and back, and to where it was asked from', async () => {
    const browser = new Browser();
    expect(await userOf(browser)).toBeNull();
    expect(await signIn(browser, '/api/login?returnTo=%2Fcollections%3Fcollection%3D3')).toBe(
      '/collections?collection=3',
    );
    expect(await userOf(browser)).toEqual({
      id: ADA.id,
      email: ADA.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      tokens: 25,
      isAdmin: false,
      createdAt: ADA.createdAt,
    });
    expect(gateway.wallet.seen.find(({ name }) => name === 'signIn')!.body).toEqual({
      issuer: identity.issuer,
      subject: 'ada',
      email: 'ada@parley.example',
      emailVerified: true,
      firstName: 'Ada',
      lastName: null,
    });
  });

  it('asks for a code with PKCE, state and nonce, by the address that the browser knows', async () => {
    const answer = await new Browser().request(at('/api/login'));
    const page = new URL(answer.headers.get('location')!);
    expect(page.origin + page.pathname).toBe(`${home}/oidc/auth`);
    expect(Object.fromEntries(page.searchParams)).toEqual({
      client_id: 'parley',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${home}/api/callback`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  it('works under any name that the gateway is asked by', async () => {
    const other = home.replace('localhost', '127.0.0.1');
    const browser = new Browser();
    const landing = await browser.open(at('/api/login', other), (next) => next === at('/', other));
    expect(landing.visited.every((url) => url.startsWith(other))).toBe(true);
    expect(await userOf(browser, other)).toMatchObject({ id: ADA.id });
  });

  it('is silent for who is signed in at the issuer', async () => {
    const browser = new Browser();
    await signIn(browser);
    identity.seen.length = 0;
    await signIn(browser);
    expect(identity.seen.filter(({ path }) => path.includes('/interaction/'))).toEqual([]);
  });

  it('works in several tabs at once, in any order', async () => {
    const browser = new Browser();
    const first = await comeBackWith(browser, '/api/login?returnTo=/discover');
    const second = await comeBackWith(browser, '/api/login?returnTo=/profile');
    for (const [url, path] of [
      [second, '/profile'],
      [first, '/discover'],
    ] as const) {
      const answer = await browser.request(url.href);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    }
  });

  it('tells the issuer nothing of a session here', async () => {
    const browser = new Browser();
    await signIn(browser);
    identity.seen.length = 0;
    await comeBackWith(browser);
    expect(identity.seen.length).toBeGreaterThan(0);
    for (const { headers } of identity.seen) expect(headers.cookie ?? '').not.toContain('parley.session');
  });
});

describe('a session', () => {
  it('is a cookie that no script reads and no other site sends', async () => {
    const browser = new Browser();
    await signIn(browser);
    const cookie = browser.cookie('parley.session')!;
    expect(cookie.value).toMatch(/^[\w-]{43}$/);
    expect(cookie.flags.toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
  });

  it('has a new id after each sign-in, never one that the browser came with', async () => {
    const browser = new Browser();
    const planted = 'p'.repeat(43);
    browser.cookies.push({ name: 'parley.session', value: planted, host: 'localhost', path: '/', flags: [] });
    await signIn(browser);
    const first = browser.cookie('parley.session')!.value;
    expect(first).not.toBe(planted);
    await signIn(browser);
    expect(browser.cookie('parley.session')!.value).not.toBe(first);
    for (const old of [planted, first]) {
      const answer = await gateway.fetch('/api/user/tokens', { headers: { cookie: `parley.session=${old}` } });
      expect(answer.status).toBe(401);
    }
  });

  it('is nobody’s who brings an id that was never given', async () => {
    for (const value of ['x', 'a'.repeat(43), 'a'.repeat(44), '"quoted"', '%00', '../x', ''])
      expect(
        (await gateway.fetch('/api/user/tokens', { headers: { cookie: `parley.session=${value}` } })).status,
      ).toBe(401);
  });

  it('belongs to who signed in last', async () => {
    const browser = new Browser();
    await signIn(browser);
    browser.cookies = browser.cookies.filter(({ name }) => name.startsWith('parley.'));
    gateway.wallet.handle('signIn', () => BOB);
    await signIn(browser);
    expect(await userOf(browser)).toMatchObject({ id: BOB.id });
  });
});

describe('a sign-in that was tampered with', () => {
  /** Nobody is signed in, and the page says no more than that. */
  async function expectRefused(browser: Browser, url: URL, status = 400): Promise<string> {
    const answer = await browser.request(url.href);
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('href="/api/login');
    expect(text).not.toMatch(/invalid_grant|nonce|OAUTH|stack|Error:|\.js/);
    expect(browser.cookie('parley.session')).toBeUndefined();
    expect(gateway.wallet.seen.filter(({ name }) => name === 'signIn')).toEqual([]);
    return text;
  }

  const changes: [string, (url: URL) => void][] = [
    ['another state', ({ searchParams }) => searchParams.set('state', 's'.repeat(43))],
    ['no state', ({ searchParams }) => searchParams.delete('state')],
    ['two states', ({ searchParams }) => searchParams.append('state', searchParams.get('state')!)],
    ['another code', ({ searchParams }) => searchParams.set('code', 'c'.repeat(43))],
    ['no code', ({ searchParams }) => searchParams.delete('code')],
    ['two codes', ({ searchParams }) => searchParams.append('code', 'x')],
    ['another issuer', ({ searchParams }) => searchParams.set('iss', 'https://evil.example')],
    ['no issuer', ({ searchParams }) => searchParams.delete('iss')],
    ['an error beside the code', ({ searchParams }) => searchParams.set('error', 'invalid_scope')],
  ];
  it.each(changes)('comes to nothing: %s', async (_case, change) => {
    const browser = new Browser();
    const url = await comeBackWith(browser);
    change(url);
    await expectRefused(browser, url);
  });

  it('comes to nothing in another browser', async () => {
    const url = await comeBackWith(new Browser());
    await expectRefused(new Browser(), url);
    const other = new Browser();
    await other.request(at('/api/login'));
    await expectRefused(other, url);
  });

  it('comes to nothing a second time', async () => {
    const browser = new Browser();
    const url = await comeBackWith(browser);
    expect((await browser.request(url.href)).status).toBe(303);
    browser.cookies = browser.cookies.filter(({ name }) => name !== 'parley.session');
    gateway.wallet.reset();
    await expectRefused(browser, url);
  });

  it('comes to nothing with the code of another attempt', async () => {
    const browser = new Browser();
    const [one, other] = [await comeBackWith(browser), await comeBackWith(new Browser())];
    one.searchParams.set('code', other.searchParams.get('code')!);
    await expectRefused(browser, one);
  });

  it('comes to nothing with a nonce that is not ours', async () => {
    const browser = new Browser();
    const { headers } = await browser.request(at('/api/login'));
    const page = new URL(headers.get('location')!);
    page.searchParams.set('nonce', 'n'.repeat(43));
    const { url } = await browser.open(page.href, (next) => next.includes('/api/callback'));
    await expectRefused(browser, new URL(url));
  });

  it('comes to nothing with a challenge that is not ours', async () => {
    const browser = new Browser();
    const { headers } = await browser.request(at('/api/login'));
    const page = new URL(headers.get('location')!);
    page.searchParams.set('code_challenge', 'c'.repeat(43));
    const { url } = await browser.open(page.href, (next) => next.includes('/api/callback'));
    await expectRefused(browser, new URL(url));
  });

  it('goes back to nobody but us', async () => {
    const { headers } = await new Browser().request(at('/api/login'));
    const page = new URL(headers.get('location')!);
    page.searchParams.set('redirect_uri', 'https://evil.example/api/callback');
    const landing = await new Browser().open(page.href);
    expect([landing.status, landing.visited]).toEqual([400, [page.href]]);
  });

  it('says so when the person cancelled, and offers the same way again', async () => {
    identity.person = null;
    const browser = new Browser();
    const url = await comeBackWith(browser, '/api/login?returnTo=/profile');
    const text = await expectRefused(browser, url, 403);
    expect(text).toContain('cancelled');
    expect(text).toContain('href="/api/login?returnTo=%2Fprofile"');
    expect(text).not.toContain('cancelled by the person');
  });
});

describe('where it leads afterwards', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    '%2F%2Fevil.example',
    '/api/logout',
    'javascript:alert(1)',
    '@evil.example',
  ])('is never %s', async (returnTo) => {
    for (const query of [`returnTo=${returnTo}`, `returnTo=${encodeURIComponent(returnTo)}`])
      expect(await signIn(new Browser(), `/api/login?${query}`)).toBe('/');
  });
});

describe('signing out', () => {
  it.each(['/api/logout', '/api/auth/logout'])('by %s ends the session here and at the issuer', async (path) => {
    const browser = new Browser();
    await signIn(browser);
    const stolen = browser.cookie('parley.session')!.value;
    const answer = await browser.request(at(path));
    const page = new URL(answer.headers.get('location')!);
    expect(answer.status).toBe(303);
    expect(page.origin + page.pathname).toBe(`${home}/oidc/session/end`);
    expect(page.searchParams.get('post_logout_redirect_uri')).toBe(`${home}/`);
    expect(page.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect((await browser.request(page.href)).status).toBe(200);
    expect(browser.cookie('parley.session')).toBeUndefined();
    const answers = await gateway.fetch('/api/user/tokens', { headers: { cookie: `parley.session=${stolen}` } });
    expect(answers.status).toBe(401);
  });

  it.each(['/api/logout', '/api/auth/logout'])('by %s just goes home when signed out', async (path) => {
    const answer = await new Browser().request(at(path));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });

  it.each(['cross-site', 'same-site'])('is not for a %s page to do', async (site) => {
    const browser = new Browser();
    await signIn(browser);
    for (const path of ['/api/logout', '/api/auth/logout'])
      expect((await browser.request(at(path), { headers: { 'sec-fetch-site': site } })).status).toBe(403);
    expect(await userOf(browser)).toMatchObject({ id: ADA.id });
  });
});

describe('with the issuer away', () => {
  it('everything else is served, and signing in says that it is not possible', async () => {
    const alone = await openGateway({ OIDC_ISSUER: 'http://127.0.0.1:1/oidc', IDENTITY_URL: 'http://127.0.0.1:1' });
    try {
      expect((await alone.fetch('/api/characters')).status).toBe(200);
      for (const path of ['/api/login', '/oidc/auth']) {
        const answer = await alone.fetch(path, { headers: { accept: 'text/html' } });
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
        expect(await answer.text()).toContain('not possible right now');
      }
      const json = await alone.fetch('/oidc/jwks');
      expect([json.status, await json.json()]).toEqual([
        503,
        { message: 'Parley is not ready right now. Please try again.' },
      ]);
    } finally {
      await alone.closeAll();
    }
  });

  it('works again as soon as the issuer does', async () => {
    const foreign = await openFakeIssuer();
    const other = await openGateway({ OIDC_ISSUER: foreign.issuer, OIDC_CLIENT_SECRET: CLIENT_SECRET });
    try {
      foreign.isDown = true;
      expect((await other.fetch('/api/login')).status).toBe(503);
      foreign.isDown = false;
      expect((await other.fetch('/api/login')).status).toBe(303);
    } finally {
      await other.closeAll();
      await foreign.close();
    }
  });

  it.each([503, 500])('an answer %i of its own is no fault of the person', async () => {
    const browser = new Browser();
    const url = await comeBackWith(browser);
    identity.isDown = true;
    expect((await browser.request(url.href)).status).toBe(503);
  });

  it('nobody is signed in when the wallet cannot say who it is', async () => {
    for (const status of [503, 400]) {
      const browser = new Browser();
      const url = await comeBackWith(browser);
      gateway.wallet.handle('signIn', refuse(status, { message: 'SELECT secret' }));
      const answer = await browser.request(url.href);
      expect(answer.status).toBe(status);
      expect(await answer.text()).not.toContain('SELECT');
      expect(browser.cookie('parley.session')).toBeUndefined();
    }
  });

  it('signing out ends the session here all the same', async () => {
    const browser = new Browser();
    await signIn(browser);
    identity.isDown = true;
    expect((await browser.request(at('/api/logout'))).status).toBe(303);
    expect(await userOf(browser)).toBeNull();
  });
});

describe('over https', () => {
  it('cookies are for this host alone, and addresses are the public ones whoever asks', async () => {
    const secure = await openGateway({
      PUBLIC_URL: 'https://parley.example',
      OIDC_ISSUER: identity.issuer,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      IDENTITY_URL: identity.url,
    });
    try {
      const answer = await rawRequest(secure.url, '/api/login', {
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
      });
      const page = new URL(answer.headers['location'] as string);
      expect(page.origin).toBe('https://parley.example');
      expect(page.searchParams.get('redirect_uri')).toBe('https://parley.example/api/callback');
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(
          /^__Host-parley\.sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
      ]);
    } finally {
      await secure.closeAll();
    }
  });

  it('takes no cookie that a plain page or a neighbour could have set', async () => {
    const secure = await openGateway({ PUBLIC_URL: 'https://parley.example' });
    try {
      const { cookieOf } = await import('./fakes/signed-in.js');
      const cookie = await cookieOf(secure, ADA);
      const ask = (sent: string) => secure.fetch('/api/user/tokens', { headers: { cookie: sent } });
      expect((await ask(cookie)).status).toBe(401);
      expect((await ask(`__Host-${cookie}`)).status).toBe(200);
    } finally {
      await secure.closeAll();
    }
  });
});

describe('the way to the issuer below /oidc', () => {
  it('passes pages, forms, cookies and redirects on as they are, and tells who asks', async () => {
    const answer = await gateway.fetch('/oidc/.well-known/openid-configuration', {
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
    expect(((await answer.json()) as { issuer: string }).issuer).toBe(identity.issuer);
    const { headers } = identity.seen.at(-1)!;
    expect(headers).toMatchObject({
      'x-forwarded-host': new URL(gateway.url).host,
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
      gateway.fetch('/oidc/token', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    expect((await form('grant_type=authorization_code')).status).toBe(400);
    expect(identity.seen).toHaveLength(1);
    expect((await form('a=b', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await form('a=b', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await form(`a=${'b'.repeat(16 * 1024)}`)).status).toBe(413);
    expect((await form('{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect(identity.seen).toHaveLength(1);
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
    const answer = await rawRequest(gateway.url, path);
    expect(identity.seen.filter((call) => !call.path.startsWith('/oidc/'))).toEqual([]);
    expect(identity.seen).toHaveLength(0);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('knows no %s', async (method) => {
    const answer = await rawRequest(gateway.url, '/oidc/auth', { method });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(identity.seen).toEqual([]);
  });
});

describe('an issuer that is not ours', () => {
  /** Other paths, another signature, another client; e-mail and name only for who asks; no way to sign out. */
  const foreignOptions = {
    clientId: 'someone-else',
    alg: 'ES256',
    configuration: {
      conformIdTokenClaims: true,
      routes: { authorization: '/authorize', token: '/oauth/token', jwks: '/keys', userinfo: '/whoami' },
      features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    },
  } as const;

  it('is signed in at with three settings', async () => {
    const foreign = await openFakeIssuer(foreignOptions);
    const other = await openGateway({
      OIDC_ISSUER: foreign.issuer,
      OIDC_CLIENT_ID: 'someone-else',
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
    });
    try {
      const origin = new URL(other.url).origin;
      foreign.origins.add(origin);
      foreign.person = { sub: '4711', email: 'grace@foreign.example', email_verified: true, name: 'Grace Hopper' };
      const browser = new Browser();
      const landing = await browser.open(`${origin}/api/login?returnTo=/profile`, (next) => next === `${origin}/profile`);
      expect(landing.url).toBe(`${origin}/profile`);
      expect(landing.visited.filter((url) => url.startsWith(foreign.url)).length).toBeGreaterThan(1);
      expect(other.wallet.seen.find(({ name }) => name === 'signIn')!.body).toEqual({
        issuer: foreign.issuer,
        subject: '4711',
        email: 'grace@foreign.example',
        emailVerified: true,
        firstName: 'Grace Hopper',
        lastName: null,
      });
      expect((await browser.request(`${origin}/oidc/auth`)).status).toBe(404);
      const out = await browser.request(`${origin}/api/logout`);
      expect(out.headers.get('location')).toBe('/');
      expect(await userOf(browser, origin)).toBeNull();
    } finally {
      await other.closeAll();
      await foreign.close();
    }
  });
});
