import { randomUUID } from 'node:crypto';
import { characterChanged } from '@parley/contracts/catalog/catalog.events';
import type { UnlockedCharacterDto } from '@parley/contracts/wallet/wallet';
import { outboxRow } from '@parley/kit/messaging/outbox-row';
import { eventually } from '@parley/kit/testing/eventually';
import type { WalletApi } from './support/wallet-api.js';
import { expectInvariants, openWallet, type WalletHarness } from './support/wallet-harness.js';

let wallet: WalletHarness;
beforeAll(async () => {
  wallet = await openWallet();
});
afterEach(() => expectInvariants(wallet));
afterAll(() => wallet.close());

const unlocked = async (api: WalletApi) =>
  (await api.call<UnlockedCharacterDto[]>('GET', '/unlocked-characters')).body.map(
    ({ characterId }) => characterId,
  );

describe('unlocking a character', () => {
  it('takes its price, once', async () => {
    const api = await wallet.account(40);
    const first = await api.unlock(2);
    expect([first.status, first.body]).toEqual([200, { characterId: 2, tokens: 25 }]);
    const second = await api.unlock(2);
    expect([second.status, second.body]).toEqual([200, { characterId: 2, tokens: 25 }]);
    const { entries } = await api.ledger();
    expect(entries[0]).toMatchObject({
      amount: -15,
      balanceAfter: 25,
      reason: 'unlock',
      reference: 'unlock:2',
    });
    expect(entries).toHaveLength(3);
    const { status, body } = await api.call<UnlockedCharacterDto>('GET', '/unlocked-characters/2');
    expect([status, body]).toEqual([200, { characterId: 2, unlockedAt: expect.any(String) }]);
    expect(await unlocked(api)).toEqual([2]);
  });

  it('that is free costs nothing and leaves no trace', async () => {
    const api = await wallet.account(0);
    expect(await api.unlock(1)).toMatchObject({ status: 200, body: { characterId: 1, tokens: 0 } });
    expect(await unlocked(api)).toEqual([]);
    expect((await api.call('GET', '/unlocked-characters/1')).status).toBe(404);
  });

  it('that costs more than there is, is refused with 402 and takes nothing', async () => {
    const api = await wallet.account(14);
    const { status, body } = await api.unlock(2);
    expect([status, body]).toEqual([402, { message: 'Not enough tokens' }]);
    expect(await api.tokens()).toBe(14);
    expect(await unlocked(api)).toEqual([]);
  });

  it('may take the last token', async () => {
    const api = await wallet.account(15);
    expect((await api.unlock(2)).body.tokens).toBe(0);
  });

  it('that is unlocked already costs nothing when nothing is left', async () => {
    const api = await wallet.account(15);
    await api.unlock(2);
    expect(await api.unlock(2)).toMatchObject({ status: 200, body: { characterId: 2, tokens: 0 } });
  });

  it.each(['99', '0', '-1', 'ada', '2147483648', '1e1'])('that nobody knows is 404: %s', async (id) => {
    const { status, body } = await (await wallet.account()).unlock(id);
    expect([status, body]).toEqual([404, { message: 'Character not found' }]);
  });

  it('replays the stored answer for the same key', async () => {
    const api = await wallet.account(40);
    const key = randomUUID();
    const first = await api.unlock(2, key);
    await api.setBalance(3);
    const again = await api.unlock(2, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('idempotency-hit')).toBe('true');
  });

  it('belongs to the account alone', async () => {
    const [one, other] = [await wallet.account(40), await wallet.account(40)];
    await one.unlock(2);
    expect(await unlocked(other)).toEqual([]);
    expect((await other.call('GET', '/unlocked-characters/2')).body).toEqual({
      message: 'Character is not unlocked',
    });
  });
});

describe('the price', () => {
  it('is asked for once when no event has told it yet, and kept', async () => {
    wallet.catalog.prices.set(40, 5);
    const before = wallet.catalog.calls;
    for (const api of [await wallet.account(40), await wallet.account(40)]) {
      expect((await api.unlock(40)).body.tokens).toBe(35);
    }
    expect(wallet.catalog.calls).toBe(before + 1);
  });

  it('changes with the event, for who has not unlocked yet', async () => {
    wallet.catalog.prices.set(41, 5);
    const [early, late] = [await wallet.account(40), await wallet.account(40)];
    await early.unlock(41);
    wallet.catalog.prices.set(41, 30);
    await wallet.tell(characterChanged, { characterId: 41 });
    expect((await late.unlock(41)).body.tokens).toBe(10);
    expect((await early.unlock(41)).body.tokens).toBe(35);
  });

  it('of a character that leaves is 404 for all, also for who had unlocked it', async () => {
    wallet.catalog.prices.set(42, 5);
    const api = await wallet.account(40);
    await api.unlock(42);
    wallet.catalog.prices.delete(42);
    await wallet.tell(characterChanged, { characterId: 42 });
    expect((await api.unlock(42)).status).toBe(404);
    expect(await unlocked(api)).toEqual([42]);
    wallet.catalog.prices.set(42, 7);
    await wallet.tell(characterChanged, { characterId: 42 });
    expect((await api.unlock(42)).body.tokens).toBe(35);
  });

  it('is the newest one, though an older answer of the catalog comes later', async () => {
    const { catalog } = wallet;
    catalog.prices.set(43, 20);
    catalog.delayMs = 1_500;
    const before = catalog.calls;
    const first = wallet.tell(characterChanged, { characterId: 43 });
    await eventually(() => expect(catalog.calls).toBe(before + 1));
    catalog.prices.set(43, 4);
    catalog.delayMs = 0;
    await Promise.all([first, wallet.tell(characterChanged, { characterId: 43 })]);
    expect((await (await wallet.account(40)).unlock(43)).body.tokens).toBe(36);
  });

  it('cannot be had while the catalog is away: 503, nothing taken, and the same key may be tried again', async () => {
    wallet.catalog.prices.set(44, 5);
    const api = await wallet.account(40);
    const key = randomUUID();
    wallet.catalog.isAway = true;
    const { status, body } = await api.unlock(44, key);
    wallet.catalog.isAway = false;
    expect([status, body]).toEqual([503, { message: expect.not.stringMatching(/\d/) }]);
    expect(await api.tokens()).toBe(40);
    expect(await api.unlock(44, key)).toMatchObject({ status: 200, body: { tokens: 35 } });
  });
});

describe('an event that is delivered twice', () => {
  it('is consumed once', async () => {
    const { id, name, payload } = outboxRow(characterChanged, { characterId: 3 });
    const before = wallet.catalog.calls;
    for (let time = 0; time < 2; time += 1) {
      await wallet.database.query('INSERT INTO outbox (id, name, payload) VALUES ($1, $2, $3)', [
        id,
        name,
        payload,
      ]);
      await eventually(async () => expect(await wallet.database.query('SELECT FROM outbox')).toHaveLength(0));
    }
    await wallet.tell(characterChanged, { characterId: 3 });
    expect(wallet.catalog.calls).toBe(before + 2);
  });
});
