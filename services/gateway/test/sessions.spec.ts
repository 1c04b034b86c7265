import { RedisConnections } from '@parley/kit/redis/redis.module';
import { eventually } from '@parley/kit/testing/eventually';
import { SessionStore } from '../src/session/session.store.js';
import { Browser } from './fakes/browser.js';
import { CLIENT_SECRET } from './fakes/fake-issuer.js';
import { ADA, BOB } from './fakes/fake-wallet.js';
import { openGateway, rawRequest } from './fakes/open-gateway.js';
import { openOwnIssuer, type OwnIssuer } from './fakes/own-issuer.js';
import { cookieOf } from './fakes/signed-in.js';

let own: OwnIssuer;
beforeAll(async () => {
  own = await openOwnIssuer();
});
afterAll(() => own.close());
beforeEach(() => own.reset());

describe('a session', () => {
  it('is a cookie that no script reads and no other site sends', async () => {
    const browser = new Browser();
    await own.signIn(browser);
    const cookie = browser.cookie('parley.session')!;
    expect(cookie.value).toMatch(/^[\w-]{43}$/);
    expect(cookie.flags.toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
  });

  it('has a new id after each sign-in, never one that the browser came with', async () => {
    const browser = new Browser();
    const planted = 'p'.repeat(43);
    browser.cookies.push({ name: 'parley.session', value: planted, host: 'localhost', path: '/', flags: [] });
    await own.signIn(browser);
    const first = browser.cookie('parley.session')!.value;
    expect(first).not.toBe(planted);
    await own.signIn(browser);
    expect(browser.cookie('parley.session')!.value).not.toBe(first);
    for (const old of [planted, first]) {
      const answer = await own.gateway.fetch('/api/user/tokens', {
        headers: { cookie: `parley.session=${old}` },
      });
      expect(answer.status).toBe(401);
    }
  });

  it('is nobody’s who brings an id that was never given', async () => {
    for (const value of ['x', 'a'.repeat(43), 'a'.repeat(44), '"quoted"', '%00', '../x', ''])
      expect(
        (await own.gateway.fetch('/api/user/tokens', { headers: { cookie: `parley.session=${value}` } }))
          .status,
      ).toBe(401);
  });

  it('belongs to who signed in last', async () => {
    const browser = new Browser();
    await own.signIn(browser);
    browser.cookies = browser.cookies.filter(({ name }) => name.startsWith('parley.'));
    own.gateway.wallet.handle('signIn', () => BOB);
    await own.signIn(browser);
    expect(await own.userOf(browser)).toMatchObject({ id: BOB.id });
  });
});

describe('signing out', () => {
  it.each(['/api/logout', '/api/auth/logout'])(
    'by %s ends the session here and at the issuer',
    async (path) => {
      const browser = new Browser();
      await own.signIn(browser);
      const stolen = browser.cookie('parley.session')!.value;
      const answer = await browser.request(own.at(path));
      const page = new URL(answer.headers.get('location')!);
      expect(answer.status).toBe(303);
      expect(page.origin + page.pathname).toBe(`${own.at('')}/oidc/session/end`);
      expect(page.searchParams.get('post_logout_redirect_uri')).toBe(`${own.at('')}/`);
      expect(page.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      expect((await browser.request(page.href)).status).toBe(200);
      expect(browser.cookie('parley.session')).toBeUndefined();
      const answers = await own.gateway.fetch('/api/user/tokens', {
        headers: { cookie: `parley.session=${stolen}` },
      });
      expect(answers.status).toBe(401);
    },
  );

  it.each(['/api/logout', '/api/auth/logout'])('by %s just goes home when signed out', async (path) => {
    const answer = await new Browser().request(own.at(path));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });

  it.each(['cross-site', 'same-site'])('is not for a %s page to do', async (site) => {
    const browser = new Browser();
    await own.signIn(browser);
    for (const path of ['/api/logout', '/api/auth/logout'])
      expect((await browser.request(own.at(path), { headers: { 'sec-fetch-site': site } })).status).toBe(403);
    expect(await own.userOf(browser)).toMatchObject({ id: ADA.id });
  });
});

describe('over https', () => {
  it('cookies are for this host alone, and addresses are the public ones whoever asks', async () => {
    const secure = await openGateway({
      PUBLIC_URL: 'https://parley.example',
      OIDC_ISSUER: own.identity.issuer,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      IDENTITY_URL: own.identity.url,
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
      const cookie = await cookieOf(secure, ADA);
      const ask = (sent: string) => secure.fetch('/api/user/tokens', { headers: { cookie: sent } });
      expect((await ask(cookie)).status).toBe(401);
      expect((await ask(`__Host-${cookie}`)).status).toBe(200);
    } finally {
      await secure.closeAll();
    }
  });
});

describe('the life of a session', () => {
  const DAY_MS = 24 * 3_600_000;
  const daysAgo = (days: number) => Date.now() - days * DAY_MS;
  const store = () => own.gateway.app.get(SessionStore, { strict: false });
  const record = (createdAt: number, seenAt: number) => ({
    accountId: ADA.id,
    issuer: own.identity.issuer,
    idToken: 'an-id-token',
    createdAt,
    seenAt,
  });
  const statusOf = async (id: string) => {
    const headers = { cookie: `parley.session=${id}` };
    return (await own.gateway.fetch('/api/user/tokens', { headers })).status;
  };

  it.each([
    ['seen six days ago', 20, 6, 200],
    ['not seen for seven days', 20, 7, 401],
    ['thirty days old, seen just now', 30, 0, 401],
  ])('%s', async (_case, age, idle, status) => {
    expect(await statusOf(await store().create(record(daysAgo(age), daysAgo(idle))))).toBe(status);
  });

  it('goes on with being seen, which is written down once a minute', async () => {
    const id = await store().create(record(daysAgo(6), daysAgo(6)));
    expect(await statusOf(id)).toBe(200);
    await eventually(async () => expect((await store().find(id))!.seenAt).toBeGreaterThan(daysAgo(1)));
    const { seenAt } = (await store().find(id))!;
    expect(await statusOf(id)).toBe(200);
    expect((await store().find(id))!.seenAt).toBe(seenAt);
  });

  it('does not begin anew by being seen at the moment of its end', async () => {
    const session = record(daysAgo(1), daysAgo(1));
    const id = await store().create(session);
    await store().remove(id, session);
    await store().touch(id, { ...session, seenAt: Date.now() });
    expect(await statusOf(id)).toBe(401);
  });

  it('is kept under nothing that could be used as a cookie', async () => {
    const id = await store().create(record(Date.now(), Date.now()));
    const { commands } = own.gateway.app.get(RedisConnections, { strict: false });
    const keys = await commands.keys('gateway:session*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toContain(id);
    expect(await commands.pttl(keys[0]!)).toBeGreaterThan(0);
  });
});
