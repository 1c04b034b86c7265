import { Browser } from './fakes/browser.js';
import { CLIENT_SECRET, openFakeIssuer } from './fakes/fake-issuer.js';
import { refuse } from './fakes/fake-service.js';
import { openGateway } from './fakes/open-gateway.js';
import { openOwnIssuer, type OwnIssuer, userAt } from './fakes/own-issuer.js';

let own: OwnIssuer;
beforeAll(async () => {
  own = await openOwnIssuer();
});
afterAll(() => own.close());
beforeEach(() => own.reset());

describe('with the issuer away', () => {
  it('everything else is served, and signing in says that it is not possible', async () => {
    const alone = await openGateway({
      OIDC_ISSUER: 'http://127.0.0.1:1/oidc',
      IDENTITY_URL: 'http://127.0.0.1:1',
    });
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
    const url = await own.comeBackWith(browser);
    own.identity.isDown = true;
    expect((await browser.request(url.href)).status).toBe(503);
  });

  it('nobody is signed in when the wallet cannot say who it is', async () => {
    for (const status of [503, 400]) {
      const browser = new Browser();
      const url = await own.comeBackWith(browser);
      own.gateway.wallet.handle('signIn', refuse(status, { message: 'SELECT secret' }));
      const answer = await browser.request(url.href);
      expect(answer.status).toBe(status);
      expect(await answer.text()).not.toContain('SELECT');
      expect(browser.cookie('parley.session')).toBeUndefined();
    }
  });

  it('signing out ends the session here all the same', async () => {
    const browser = new Browser();
    await own.signIn(browser);
    own.identity.isDown = true;
    expect((await browser.request(own.at('/api/logout'))).status).toBe(303);
    expect(await own.userOf(browser)).toBeNull();
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
      foreign.person = {
        sub: '4711',
        email: 'grace@foreign.example',
        email_verified: true,
        name: 'Grace Hopper',
      };
      const browser = new Browser();
      const landing = await browser.open(
        `${origin}/api/login?returnTo=/profile`,
        (next) => next === `${origin}/profile`,
      );
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
      expect(await userAt(origin, browser)).toBeNull();
    } finally {
      await other.closeAll();
      await foreign.close();
    }
  });
});
