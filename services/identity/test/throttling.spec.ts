import { jest } from '@jest/globals';
import { commonErrors } from '@parley/kit/http/service-error';
import { RedisConnections } from '@parley/kit/redis/redis.module';
import { AccountsService } from '../src/accounts/accounts.service.js';
import { actionOf, type Browser } from './support/browser.js';
import { type IdentityHarness, openIdentity } from './support/identity-harness.js';

// Some hundred hashings, on a machine that may be busy.
jest.setTimeout(120_000);

let identity: IdentityHarness;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.forgetEverybody());

const ada = { email: 'ada@example.org', password: 'analytical engine' };

async function formFor(browser: Browser): Promise<string> {
  return actionOf((await identity.gateway().openForm(browser)).page.body);
}

describe('somebody who tries passwords', () => {
  it('is told to wait, at this account and from this address only, and nothing typed is lost', async () => {
    await identity.gateway().signUp(identity.browser({ address: '192.0.2.1' }), ada);
    const thief = identity.browser({ address: '203.0.113.66' });
    const form = await formFor(thief);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await thief.submit(form, { ...ada, password: `guess ${attempt}` })).status).toBe(401);
    }
    // Now not even the right one.
    const refused = await thief.submit(form, ada);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect(refused.body).toContain('please wait 15 minutes');
    expect(refused.body).toContain('value="ada@example.org"');

    const other = identity.browser({ address: '203.0.113.67' });
    expect((await identity.gateway().signIn(other, ada)).claims()).toMatchObject({ email: ada.email });
  });

  it('has not tried any when we could not look at it', async () => {
    await identity.gateway().signUp(identity.browser(), ada);
    const browser = identity.browser();
    const form = await formFor(browser);
    const accounts = identity.service.app.get(AccountsService, { strict: false });
    const away = jest.spyOn(accounts, 'authenticate').mockRejectedValue(commonErrors.notReady());
    try {
      for (let attempt = 0; attempt < 12; attempt += 1)
        expect((await browser.submit(form, ada)).status).toBe(503);
    } finally {
      away.mockRestore();
    }
    expect((await browser.submit(form, ada)).status).toBe(303);
  });

  it('gets no further with two hundred at once, at two replicas', async () => {
    const { url } = await identity.openReplica();
    const browsers = [identity.browser(), identity.browser({ serviceUrl: () => url })];
    const forms = await Promise.all(browsers.map(formFor));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        browsers[index % 2]!.submit(forms[index % 2]!, { ...ada, password: `guess ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(190);
  });

  it('is told the same about an account that does not exist', async () => {
    const thief = identity.browser();
    const form = await formFor(thief);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await thief.submit(form, { email: 'nobody@example.org', password: 'guess' })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('is stopped at an account, from however many addresses, but never locks its owner out', async () => {
    const home = identity.browser({ address: '192.0.2.1' });
    await identity.gateway().signUp(home, ada);
    await identity.gateway().signIn(identity.browser({ address: '192.0.2.1' }), ada);
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const machine = identity.browser({ address: `203.0.113.${index}` });
        return (await machine.submit(await formFor(machine), { ...ada, password: 'guess' })).status;
      }),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const owner = identity.browser({ address: '192.0.2.1' });
    expect((await identity.gateway().signIn(owner, ada)).claims()).toMatchObject({ email: ada.email });
  });

  it('is stopped at an address, whatever accounts are tried', async () => {
    const thief = identity.browser({ address: '2001:db8::1' });
    const form = await formFor(thief);
    const statuses = await Promise.all(
      Array.from({ length: 110 }, async (_, index) => {
        const email = `person${index}@example.org`;
        return (await thief.submit(form, { email, password: 'Password1' })).status;
      }),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    // A household has a whole /64: another address of it is no other one.
    const neighbour = identity.browser({ address: '2001:db8::2' });
    expect((await neighbour.submit(await formFor(neighbour), ada)).status).toBe(429);
  });
});

describe('somebody who signs in and out', () => {
  it('is never told to wait for it', async () => {
    await identity.gateway().signUp(identity.browser(), ada);
    for (let times = 0; times < 15; times += 1) await identity.gateway().signIn(identity.browser(), ada);
  });
});

describe('somebody who wants to know who is here', () => {
  it('is told so twenty times', async () => {
    await identity.gateway().signUp(identity.browser(), ada);
    const curious = identity.browser({ address: '203.0.113.99' });
    const form = `${await formFor(curious)}/create-account`;
    const statuses: number[] = [];
    for (let times = 0; times < 22; times += 1) statuses.push((await curious.submit(form, ada)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(409), 429, 429]);
  });
});

describe('with limits off', () => {
  it('nobody is told to wait', async () => {
    const { url } = await identity.openReplica({ RATE_LIMIT_PROFILE: 'off' });
    const browser = identity.browser({ serviceUrl: () => url });
    const form = await formFor(browser);
    for (let times = 0; times < 15; times += 1) expect((await browser.submit(form, ada)).status).toBe(401);
  });
});

describe('what Redis knows of it', () => {
  it('names neither accounts nor addresses', async () => {
    await identity.gateway().signUp(identity.browser(), ada);
    await identity.gateway().signIn(identity.browser(), ada);
    const keys = await identity.service.app.get(RedisConnections).commands.keys('identity:*');
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(key).not.toMatch(/ada|example|203/);
  });
});
