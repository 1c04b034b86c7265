import { randomUUID } from 'node:crypto';
import { replyCompleted } from '@parley/contracts/chat/chat.events';
import type { RunningService } from '@parley/kit/boot/start-service';
import { eventually } from '@parley/kit/testing/eventually';
import type { WalletApi } from './support/wallet-api.js';
import { expectInvariants, openWallet, type WalletHarness } from './support/wallet-harness.js';

const UNLOCKS = 200;
const FIRST_CHARACTER = 1_000;
const PRICE = 15;

let wallet: WalletHarness;
let other: RunningService;
beforeAll(async () => {
  wallet = await openWallet();
  other = await wallet.openReplica();
  for (let at = 0; at < UNLOCKS; at += 1) wallet.catalog.prices.set(FIRST_CHARACTER + at, PRICE);
});
afterEach(() => expectInvariants(wallet));
afterAll(() => wallet.close());

/** Each call at one of the two replicas by turns, all at once. */
function raced<T>(
  api: WalletApi,
  times: number,
  call: (api: WalletApi, at: number) => Promise<T>,
): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, at) => call(at % 2 ? api : api.at(other.url), at)));
}

const tally = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const countUnlocked = async (api: WalletApi) =>
  (await api.call<unknown[]>('GET', '/unlocked-characters')).body.length;

describe('two hundred unlocks at once', () => {
  it('of one character charge once, and all succeed', async () => {
    const api = await wallet.account(PRICE * 3);
    const answers = await raced(api, UNLOCKS, (at) => at.unlock(FIRST_CHARACTER));
    expect(tally(answers)).toEqual({ 200: UNLOCKS });
    expect(new Set(answers.map(({ body }) => body.tokens))).toEqual(new Set([PRICE * 2]));
    expect(await api.tokens()).toBe(PRICE * 2);
  });

  it('of one character with tokens for just this one charge once, and all succeed', async () => {
    const api = await wallet.account(PRICE);
    const answers = await raced(api, UNLOCKS, (at) => at.unlock(FIRST_CHARACTER));
    expect(tally(answers)).toEqual({ 200: UNLOCKS });
    expect(await api.tokens()).toBe(0);
  });

  it('of different characters with tokens for one unlock one', async () => {
    const api = await wallet.account(PRICE);
    const answers = await raced(api, UNLOCKS, (replica, at) => replica.unlock(FIRST_CHARACTER + at));
    expect(tally(answers)).toEqual({ 200: 1, 402: UNLOCKS - 1 });
    expect([await api.tokens(), await countUnlocked(api)]).toEqual([0, 1]);
  });

  it('of different characters with tokens for all but one unlock all but one', async () => {
    const api = await wallet.account(PRICE * UNLOCKS - 1);
    const answers = await raced(api, UNLOCKS, (replica, at) => replica.unlock(FIRST_CHARACTER + at));
    expect(tally(answers)).toEqual({ 200: UNLOCKS - 1, 402: 1 });
    expect([await api.tokens(), await countUnlocked(api)]).toEqual([PRICE - 1, UNLOCKS - 1]);
  });

  it('with one Idempotency-Key charge once; who comes while it runs is told so', async () => {
    const api = await wallet.account(PRICE * 2);
    const answers = await raced(api, UNLOCKS, (replica) => replica.unlock(FIRST_CHARACTER, 'the-same-key'));
    const { 200: succeeded = 0, 409: running = 0 } = tally(answers);
    expect(succeeded + running).toBe(UNLOCKS);
    expect(succeeded).toBeGreaterThan(0);
    expect(await api.tokens()).toBe(PRICE);
  });

  it('against fifty edits of the balance leave a balance that all of them explain', async () => {
    const api = await wallet.account(PRICE * 20);
    const [unlocks, edits] = await Promise.all([
      raced(api, UNLOCKS, (replica, at) => replica.unlock(FIRST_CHARACTER + at)),
      raced(api, 50, (replica, at) => replica.setBalance((at % 10) * PRICE)),
    ]);
    expect(tally(edits)).toEqual({ 200: 50 });
    const { 200: succeeded = 0, 402: refused = 0 } = tally(unlocks);
    expect(succeeded + refused).toBe(UNLOCKS);
    expect(await countUnlocked(api)).toBe(succeeded);
    const { balance, sum, entries } = await api.ledger();
    expect(sum).toBe(balance);
    expect(entries.filter(({ reason }) => reason === 'unlock')).toHaveLength(succeeded);
  });
});

describe('a hundred claims at once', () => {
  it('by twenty accounts give each its tokens once', async () => {
    const apis = await Promise.all(Array.from({ length: 20 }, () => wallet.account()));
    const answers = await Promise.all(apis.map((api) => raced(api, 5, (replica) => replica.claim())));
    expect(tally(answers.flat())).toEqual({ 200: 20, 409: 80 });
    for (const api of apis) expect(await api.tokens()).toBe(35);
    const ends = answers.map((of) => new Set(of.map(({ body }) => body.cooldownEndTime)).size);
    expect(ends).toEqual(Array(20).fill(1));
  });
});

describe('what waits for another movement of the account', () => {
  const sleeping = () =>
    wallet.database.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`,
    );

  /** Sets the balance in a transaction that stays open for a second; resolves with the answer to who came amid it. */
  async function amid<T>(api: WalletApi, [from, to]: [number, number], call: () => Promise<T>): Promise<T> {
    const moved = wallet.database.query(
      `UPDATE accounts SET tokens = ${to} WHERE id = '${api.accountId}';
       INSERT INTO ledger_entries (account_id, amount, balance_after, reason, reference)
         VALUES ('${api.accountId}', ${to - from}, ${to}, 'admin-adjustment', 'admin:amid');
       SELECT pg_sleep(1)`,
    );
    await eventually(async () => expect(await sleeping()).toHaveLength(1));
    const [answer] = await Promise.all([call(), moved]);
    return answer;
  }

  it('is paid with tokens that came meanwhile', async () => {
    const api = await wallet.account(0);
    const answer = await amid(api, [0, PRICE * 2], () => api.unlock(FIRST_CHARACTER));
    expect([answer.status, answer.body]).toEqual([200, { characterId: FIRST_CHARACTER, tokens: PRICE }]);
    expect([await api.tokens(), await countUnlocked(api)]).toEqual([PRICE, 1]);
  });

  it('is refused when the tokens were spent meanwhile', async () => {
    const api = await wallet.account(PRICE);
    const answer = await amid(api, [PRICE, 1], () => api.unlock(FIRST_CHARACTER));
    expect(answer.status).toBe(402);
    expect([await api.tokens(), await countUnlocked(api)]).toEqual([1, 0]);
  });

  it('adds to the balance there is by then, or sets it', async () => {
    const claiming = await wallet.account(5);
    expect((await amid(claiming, [5, 50], () => claiming.claim())).body.tokens).toBe(60);
    const edited = await wallet.account(5);
    expect((await amid(edited, [5, 50], () => edited.setBalance(5))).body.tokens).toBe(5);
    expect((await edited.ledger()).entries[0]).toMatchObject({ amount: -45, balanceAfter: 5 });
  });

  it('of a message takes nothing when nothing was left meanwhile', async () => {
    const api = await wallet.account(1);
    const reply = {
      sessionId: randomUUID(),
      messageId: randomUUID(),
      characterId: 1,
      userId: api.accountId!,
      stopped: false,
    };
    await amid(api, [1, 0], () => wallet.tell(replyCompleted, reply));
    expect(await api.tokens()).toBe(0);
  });
});

describe('edits of one balance to the same number', () => {
  it('change it once', async () => {
    const api = await wallet.account();
    const answers = await raced(api, 50, (replica) => replica.setBalance(99));
    expect(tally(answers)).toEqual({ 200: 50 });
    expect((await api.ledger()).entries).toHaveLength(2);
  });
});
