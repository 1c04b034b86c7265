import { Browser } from './fakes/browser.js';
import { ADA } from './fakes/fake-wallet.js';
import { openOwnIssuer, type OwnIssuer, userAt } from './fakes/own-issuer.js';

let own: OwnIssuer;
beforeAll(async () => {
  own = await openOwnIssuer();
});
afterAll(() => own.close());
beforeEach(() => own.reset());

describe('signing in', () => {
  it('goes to the issuer and back, and to where it was asked from', async () => {
    const browser = new Browser();
    expect(await own.userOf(browser)).toBeNull();
    expect(await own.signIn(browser, '/api/login?returnTo=%2Fcollections%3Fcollection%3D3')).toBe(
      '/collections?collection=3',
    );
    expect(await own.userOf(browser)).toEqual({
      id: ADA.id,
      email: ADA.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      tokens: 25,
      isAdmin: false,
      createdAt: ADA.createdAt,
    });
    expect(own.gateway.wallet.seen.find(({ name }) => name === 'signIn')!.body).toEqual({
      issuer: own.identity.issuer,
      subject: 'ada',
      email: 'ada@parley.example',
      emailVerified: true,
      firstName: 'Ada',
      lastName: null,
    });
  });

  it('asks for a code with PKCE, state and nonce, by the address that the browser knows', async () => {
    const answer = await new Browser().request(own.at('/api/login'));
    const page = new URL(answer.headers.get('location')!);
    expect(page.origin + page.pathname).toBe(`${own.at('')}/oidc/auth`);
    expect(Object.fromEntries(page.searchParams)).toEqual({
      client_id: 'parley',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${own.at('')}/api/callback`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  it('works under any name that the gateway is asked by', async () => {
    const other = own.at('').replace('localhost', '127.0.0.1');
    const browser = new Browser();
    const landing = await browser.open(`${other}/api/login`, (next) => next === `${other}/`);
    expect(landing.visited.every((url) => url.startsWith(other))).toBe(true);
    expect(await userAt(other, browser)).toMatchObject({ id: ADA.id });
  });

  it('is silent for who is signed in at the issuer', async () => {
    const browser = new Browser();
    await own.signIn(browser);
    own.identity.seen.length = 0;
    await own.signIn(browser);
    expect(own.identity.seen.filter(({ path }) => path.includes('/interaction/'))).toEqual([]);
  });

  it('works in several tabs at once, in any order', async () => {
    const browser = new Browser();
    const first = await own.comeBackWith(browser, '/api/login?returnTo=/discover');
    const second = await own.comeBackWith(browser, '/api/login?returnTo=/profile');
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
    await own.signIn(browser);
    own.identity.seen.length = 0;
    await own.comeBackWith(browser);
    expect(own.identity.seen.length).toBeGreaterThan(0);
    for (const { headers } of own.identity.seen) expect(headers.cookie ?? '').not.toContain('parley.session');
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
      expect(await own.signIn(new Browser(), `/api/login?${query}`)).toBe('/');
  });
});
