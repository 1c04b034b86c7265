import { randomUUID } from 'node:crypto';
import type { RunningService } from '@parley/kit/boot/start-service';
import type { WalletApi } from './support/wallet-api.js';
import { expectInvariants, openWallet, type WalletHarness } from './support/wallet-harness.js';

const MINUTE_MS = 60_000;

let wallet: WalletHarness;
let other: RunningService;
beforeAll(async () => {
  wallet = await openWallet();
  other = await wallet.openReplica();
});
beforeEach(() => wallet.database.query('UPDATE settings SET token_amount = 10, cooldown_minutes = 1'));
afterEach(() => expectInvariants(wallet));
afterAll(() => wallet.close());

/** As if the newest claim had been made that much earlier. */
const waited = (api: WalletApi, ms: number) =>
  wallet.database.query(
    `UPDATE accounts SET claimed_at = claimed_at - make_interval(secs => $2) WHERE id = $1`,
    [api.accountId, ms / 1_000],
  );
const set = (settings: object) => wallet.nobody.call('PATCH', '/settings', settings);

describe('daily tokens', () => {
  it('can be claimed by a new account', async () => {
    const api = await wallet.account();
    expect((await api.claimStatus()).body).toEqual({
      canClaim: true,
      cooldownEndTime: null,
      tokenAmount: 10,
    });
    const before = Date.now();
    const { status, body } = await api.claim();
    expect([status, body]).toEqual([
      200,
      { tokens: 35, tokenAmount: 10, cooldownEndTime: expect.stringMatching(/^20.*Z$/) },
    ]);
    const end = Date.parse(body.cooldownEndTime);
    expect(end).toBeGreaterThanOrEqual(before + MINUTE_MS - 5);
    expect(end).toBeLessThanOrEqual(Date.now() + MINUTE_MS + 5);
    expect((await api.claimStatus()).body).toEqual({
      canClaim: false,
      cooldownEndTime: body.cooldownEndTime,
      tokenAmount: 10,
    });
    expect((await api.ledger()).entries[0]).toMatchObject({
      amount: 10,
      balanceAfter: 35,
      reason: 'daily-claim',
      reference: 'claim:1',
    });
  });

  it('cannot be claimed again before the cooldown ends', async () => {
    const api = await wallet.account();
    const { body: first } = await api.claim();
    await waited(api, MINUTE_MS / 2);
    const { status, body } = await api.claim();
    expect(status).toBe(409);
    const end = new Date(Date.parse(first.cooldownEndTime) - MINUTE_MS / 2).toISOString();
    expect(body).toEqual({ message: 'Daily tokens already claimed', cooldownEndTime: end });
    expect(await api.tokens()).toBe(35);
  });

  it('can be claimed again once it has ended, and then not twice either', async () => {
    const api = await wallet.account();
    for (let claims = 1; claims <= 4; claims += 1) {
      const answers = await Promise.all([api.claim(), api.at(other.url).claim(), api.claim()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await api.tokens()).toBe(25 + claims * 10);
      await waited(api, MINUTE_MS);
    }
    const { entries } = await api.ledger();
    expect(entries.map(({ reference }) => reference)).toEqual([
      'claim:4',
      'claim:3',
      'claim:2',
      'claim:1',
      'signup',
    ]);
  });

  it('are claimable at the very moment that the client was told', async () => {
    const api = await wallet.account();
    const { body } = await api.claim();
    await waited(api, MINUTE_MS - 400);
    const told = Date.parse(body.cooldownEndTime) - MINUTE_MS + 400;
    await new Promise((resolve) => setTimeout(resolve, told - Date.now()));
    expect((await api.claim()).status).toBe(200);
  });

  it('are the same answer for the same key', async () => {
    const api = await wallet.account();
    const key = randomUUID();
    const first = await api.claim(key);
    const again = await api.claim(key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('idempotency-hit')).toBe('true');
    expect(await api.tokens()).toBe(35);
  });

  it('follow the settings at once, on every replica, also in a running cooldown', async () => {
    const api = await wallet.account();
    const { body } = await api.claim();
    const claimedAt = Date.parse(body.cooldownEndTime) - MINUTE_MS;
    await set({ tokenAmount: 40, cooldownMinutes: 1_440 });
    const status = await api.at(other.url).claimStatus();
    expect(status.body).toEqual({
      canClaim: false,
      cooldownEndTime: new Date(claimedAt + 1_440 * MINUTE_MS).toISOString(),
      tokenAmount: 40,
    });
    await waited(api, 2 * MINUTE_MS);
    expect((await api.claim()).status).toBe(409);
    await set({ cooldownMinutes: 2 });
    expect((await api.at(other.url).claimStatus()).body.canClaim).toBe(true);
    expect((await api.at(other.url).claim()).body).toMatchObject({ tokens: 75, tokenAmount: 40 });
  });
});
