import { randomUUID } from 'node:crypto';
import type { AccountDto, AccountsPageDto } from '@parley/contracts/wallet/account';
import { WalletApi } from './support/wallet-api.js';
import { aPerson, expectInvariants, openWallet, type WalletHarness } from './support/wallet-harness.js';

let wallet: WalletHarness;
beforeAll(async () => {
  wallet = await openWallet();
});
afterEach(() => expectInvariants(wallet));
afterAll(() => wallet.close());

const signIn = (person: object) => wallet.nobody.call<AccountDto>('POST', '/sign-ins', person);
const list = (query: string) => wallet.nobody.call<AccountsPageDto>('GET', `/accounts${query}`);

describe('signing in', () => {
  it('makes an account with 25 tokens the first time, and finds it ever after', async () => {
    const person = aPerson();
    const { status, body: made } = await signIn(person);
    expect(status).toBe(200);
    const { issuer: _, subject: __, ...profile } = person;
    expect(made).toEqual({ ...profile, id: expect.any(String), tokens: 25, createdAt: expect.any(String) });
    expect((await signIn(person)).body).toEqual(made);
    expect((await wallet.nobody.call('GET', `/accounts/${made.id}`)).body).toEqual(made);
    const ledger = await new WalletApi(wallet.url, made.id).ledger();
    expect(ledger).toMatchObject({ balance: 25, sum: 25 });
    expect(ledger.entries).toMatchObject([
      { amount: 25, balanceAfter: 25, reason: 'signup', reference: 'signup' },
    ]);
  });

  it('takes over what the issuer says now, and keeps the rest', async () => {
    const person = aPerson();
    const { body: first } = await signIn(person);
    const changed = { email: 'countess@example.org', emailVerified: true, firstName: null, lastName: 'King' };
    const { body: second } = await signIn({ ...person, ...changed });
    expect(second).toEqual({ ...first, ...changed });
  });

  it('for the first time twenty times at once makes one account', async () => {
    const person = aPerson();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(person)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const ledger = await new WalletApi(wallet.url, answers[0]!.body.id).ledger();
    expect(ledger.entries).toHaveLength(1);
  });

  it('with the same subject at another issuer is somebody else', async () => {
    const person = aPerson();
    const [one, other] = await Promise.all([signIn(person), signIn({ ...person, issuer: 'https://other' })]);
    expect(one.body.id).not.toBe(other.body.id);
  });

  it('needs no e-mail address and no name', async () => {
    const { email: _, firstName: __, lastName: ___, ...bare } = aPerson();
    const { status, body } = await signIn(bare);
    expect([status, body.email, body.firstName]).toEqual([200, null, null]);
  });

  it('takes an address of a private network, as the gateway does', async () => {
    expect(await signIn({ ...aPerson(), email: 'root@intranet' })).toMatchObject({
      status: 200,
      body: { email: 'root@intranet' },
    });
  });

  it('with what it does not know is refused', async () => {
    expect((await signIn({ ...aPerson(), tokens: 1_000 })).status).toBe(400);
  });
});

describe('the list of accounts', () => {
  it('is searched for no text that cannot be stored', async () => {
    expect((await list('?search=a%00b')).status).toBe(400);
  });

  it('has the newest first, in pages, with the number of all', async () => {
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1) made.push((await signIn(aPerson())).body.id);
    const { body: all } = await list('?limit=100');
    expect(all.users.slice(0, 5).map(({ id }) => id)).toEqual(made.toReversed());
    expect(all.totalCount).toBe(all.users.length);
    const { body: page } = await list('?limit=2&offset=3');
    expect(page).toEqual({ users: all.users.slice(3, 5), totalCount: all.totalCount });
    expect((await list('?offset=1000')).body).toEqual({ users: [], totalCount: all.totalCount });
  });

  it('can be searched by a part of the address, the name or the id, in any case', async () => {
    const tag = randomUUID().slice(0, 8);
    const person = aPerson({
      email: `Grace.${tag}@Navy.example`,
      firstName: 'Grace',
      lastName: `Hopper${tag}`,
    });
    const { body: grace } = await signIn(person);
    await signIn(aPerson({ email: `other.${tag}@navy.example` }));
    const found = async (text: string) => (await list(`?search=${encodeURIComponent(text)}`)).body;
    expect((await found(`${tag}@navy`)).totalCount).toBe(2);
    const onlyGrace = { users: [grace], totalCount: 1 };
    for (const text of [
      `  grace.${tag} `,
      `GRACE HOPPER${tag}`,
      grace.id,
      grace.id.toUpperCase(),
      grace.id.slice(9),
    ]) {
      expect(await found(text)).toEqual(onlyGrace);
    }
    expect(await found(`100%_${tag}`)).toEqual({ users: [], totalCount: 0 });
    expect(await found(randomUUID())).toEqual({ users: [], totalCount: 0 });
    expect((await list(`?search=${tag}&limit=1&offset=7`)).body).toEqual({ users: [], totalCount: 2 });
  });

  it.each(['?limit=0', '?limit=101', '?offset=-1', '?limit=ten', '?sort=tokens'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});

describe('who is no account', () => {
  it.each([randomUUID(), 'no-uuid'])('is told so: %s', async (id) => {
    const api = new WalletApi(wallet.url, id);
    const answers = await Promise.all([
      api.call('GET', '/tokens'),
      api.call('GET', '/unlocked-characters'),
      api.call('GET', '/daily-tokens/status'),
      api.call('GET', '/access-tokens'),
      api.call('GET', '/account/export'),
      api.call('GET', `/accounts/${id}`),
      api.call('GET', `/accounts/${id}/ledger`),
      api.call('POST', '/access-tokens', { name: 'x' }),
      api.call('DELETE', '/account'),
      api.unlock(2),
      api.claim(),
      api.setBalance(5),
    ]);
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([404, { message: 'Account not found' }]);
    }
  });

  it('and names none is unauthorized', async () => {
    const { status, body } = await wallet.nobody.call('GET', '/tokens');
    expect([status, body]).toEqual([401, { message: 'Unauthorized' }]);
  });
});
