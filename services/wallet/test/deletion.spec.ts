import { createHash, randomUUID } from 'node:crypto';
import type { AccountDto, AccountsPageDto } from '@parley/contracts/wallet/account';
import type { NewAccessTokenDto } from '@parley/contracts/wallet/access-token';
import type { WalletExportDto } from '@parley/contracts/wallet/wallet';
import { eventually } from '@parley/kit/testing/eventually';
import { queuedEvents } from '@parley/kit/testing/queued-events';
import { WalletApi } from './support/wallet-api.js';
import { aPerson, expectInvariants, openWallet, type WalletHarness } from './support/wallet-harness.js';

let wallet: WalletHarness;
beforeAll(async () => {
  wallet = await openWallet();
});
afterEach(() => expectInvariants(wallet));
afterAll(() => wallet.close());

const signIn = async (person: object) =>
  (await wallet.nobody.call<AccountDto>('POST', '/sign-ins', person)).body;
const total = async () =>
  (await wallet.nobody.call<AccountsPageDto>('GET', '/accounts?limit=1')).body.totalCount;

describe('an account', () => {
  it('can be exported: every movement and everything unlocked', async () => {
    const api = await wallet.account();
    await api.unlock(2);
    await api.claim();
    const { body } = await api.call<WalletExportDto>('GET', '/account/export');
    expect(body.ledger.map(({ reference, amount }) => [reference, amount])).toEqual([
      ['claim:1', 10],
      ['unlock:2', -15],
      ['signup', 25],
    ]);
    expect(body.ledger[0]).not.toHaveProperty('id');
    expect(body.ledgerIsComplete).toBe(true);
    expect(body.unlockedCharacters).toMatchObject([{ characterId: 2 }]);
  });

  it('can be exported with its newest hundred thousand movements, and says when there were more', async () => {
    const api = await wallet.account();
    await wallet.database.query(
      `WITH more AS (
         INSERT INTO ledger_entries (account_id, amount, balance_after, reason, reference)
         SELECT $1, 1, 25 + n, 'daily-claim', 'seed:' || n FROM generate_series(1, 99999) n)
       UPDATE accounts SET tokens = 25 + 99999 WHERE id = $1`,
      [api.accountId],
    );
    const seeds = Array.from({ length: 99_999 }, (_, index) => `seed:${99_999 - index}`);
    const exported = async () => {
      const { body } = await api.call<WalletExportDto>('GET', '/account/export');
      return [body.ledger.map(({ reference }) => reference).join(), body.ledgerIsComplete];
    };
    expect(await exported()).toEqual([[...seeds, 'signup'].join(), true]);
    await api.claim();
    expect(await exported()).toEqual([['claim:1', ...seeds].join(), false]);
  });

  it('that is deleted leaves its ledger and nothing of its person', async () => {
    const person = aPerson({ email: `${randomUUID()}@example.org`, lastName: 'Byron-Lovelace' });
    const { id } = await signIn(person);
    const api = new WalletApi(wallet.url, id);
    await api.unlock(2);
    await api.claim();
    await api.setBalance(7);
    const { body: token } = await api.call<NewAccessTokenDto>('POST', '/access-tokens', { name: 'Script' });
    const before = await total();

    expect((await api.call('DELETE', '/account')).status).toBe(204);
    expect(await total()).toBe(before - 1);
    const rows = await wallet.database.query<{ all: string }>(
      `SELECT to_jsonb(a)::text AS all FROM accounts a UNION ALL SELECT to_jsonb(u)::text FROM unlocked_characters u
       UNION ALL SELECT to_jsonb(t)::text FROM access_tokens t UNION ALL SELECT to_jsonb(k)::text FROM idempotency_keys k`,
    );
    const everything = rows.map(({ all }) => all).join('\n');
    for (const personal of [
      person.email!,
      person.lastName!,
      person.subject,
      token.ending,
      `"account_id": "${id}"`,
    ]) {
      expect(everything).not.toContain(personal);
    }
    const ledger = await api.ledger();
    expect(ledger.entries.map(({ reason }) => reason)).toEqual([
      'admin-adjustment',
      'daily-claim',
      'unlock',
      'signup',
    ]);
    expect(ledger.sum).toBe(ledger.balance);
  });

  it('that is deleted is unknown in all that it asks, and makes place for another', async () => {
    const person = aPerson();
    const { id } = await signIn(person);
    const api = new WalletApi(wallet.url, id);
    const { body: token } = await api.call<NewAccessTokenDto>('POST', '/access-tokens', { name: 'Script' });
    const key = { 'idempotency-key': randomUUID() };
    expect((await api.call('DELETE', '/account', undefined, key)).status).toBe(204);
    // The client that did not hear the answer asks again.
    const again = await api.call('DELETE', '/account', undefined, key);
    expect([again.status, again.headers.get('idempotency-hit')]).toEqual([204, 'true']);
    const refused = await Promise.all([
      api.call('GET', '/tokens'),
      api.call('GET', `/accounts/${id}`),
      api.call('GET', '/unlocked-characters'),
      api.call('GET', '/access-tokens'),
      api.call('GET', '/account/export'),
      api.call('DELETE', '/account'),
      api.call('POST', '/access-tokens', { name: 'x' }),
      api.unlock(2),
      api.claim(),
      api.claimStatus(),
      api.setBalance(3),
    ]);
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([404, { message: 'Account not found' }]);
    }
    const hash = createHash('sha256').update(token.secret).digest('hex');
    expect((await wallet.nobody.call('POST', '/access-token-owners', { hash })).status).toBe(404);
    expect(await signIn(person)).toMatchObject({ tokens: 25, id: expect.not.stringContaining(id) });
  });

  it('that is deleted is a fact for chat and for identity', async () => {
    const person = aPerson();
    const { id } = await signIn(person);
    await new WalletApi(wallet.url, id).call('DELETE', '/account');
    const fact = {
      name: 'wallet.account-deleted',
      payload: { userId: id, issuer: person.issuer, subject: person.subject },
    };
    await eventually(async () => {
      for (const consumer of ['chat', 'identity']) {
        expect(await queuedEvents(wallet.redisUrl, consumer)).toContainEqual(expect.objectContaining(fact));
      }
    });
  });

  it('that is deleted amid unlocks, claims and edits keeps none of what came too late', async () => {
    const apis = await Promise.all(Array.from({ length: 10 }, () => wallet.account(40)));
    const statuses = await Promise.all(
      apis.map(async (api) => {
        const answers = await Promise.all([
          api.unlock(2),
          api.claim(),
          api.call('POST', '/access-tokens', { name: 'x' }),
          api.call('DELETE', '/account'),
          api.unlock(3),
          api.setBalance(50),
          api.call('DELETE', '/account'),
        ]);
        return answers.map(({ status }) => status);
      }),
    );
    expect(statuses.flat().every((status) => [200, 201, 204, 404].includes(status))).toBe(true);
    expect(statuses.map((of) => of.filter((status) => status === 204).length)).toEqual(Array(10).fill(1));
    const left = await wallet.database.query(
      `SELECT FROM accounts a WHERE deleted_at IS NOT NULL
         AND (EXISTS (SELECT FROM unlocked_characters WHERE account_id = a.id)
           OR EXISTS (SELECT FROM access_tokens WHERE account_id = a.id))`,
    );
    expect(left).toEqual([]);
  });
});
