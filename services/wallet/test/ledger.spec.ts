import { randomUUID } from 'node:crypto';
import { expectInvariants, openWallet, type WalletHarness } from './support/wallet-harness.js';

let wallet: WalletHarness;
beforeAll(async () => {
  wallet = await openWallet();
});
afterEach(() => expectInvariants(wallet));
afterAll(() => wallet.close());

describe('the ledger', () => {
  it.each([
    'UPDATE ledger_entries SET amount = 1',
    'DELETE FROM ledger_entries',
    'TRUNCATE ledger_entries',
    'DROP TABLE ledger_entries',
    'ALTER TABLE ledger_entries DISABLE TRIGGER ALL',
    'SELECT FROM ledger_entries FOR UPDATE',
    'GRANT UPDATE ON ledger_entries TO CURRENT_USER',
  ])('lets the service’s own role not say: %s', async (statement) => {
    await wallet.account();
    const changed = wallet
      .queryAsService(statement)
      .then(() => wallet.queryAsService('UPDATE ledger_entries SET amount = 1'));
    await expect(changed).rejects.toThrow(/permission denied|must be owner/);
    expect(await wallet.queryAsService('SELECT FROM ledger_entries LIMIT 1')).toHaveLength(1);
  });

  it('tells balance, sum and the newest five hundred entries', async () => {
    const api = await wallet.account();
    await wallet.database.query(
      `WITH more AS (
         INSERT INTO ledger_entries (account_id, amount, balance_after, reason, reference)
         SELECT $1, 1, 25 + n, 'daily-claim', 'claim:' || n FROM generate_series(1, 600) n)
       UPDATE accounts SET tokens = 625 WHERE id = $1`,
      [api.accountId],
    );
    const { balance, sum, entries } = await api.ledger();
    expect([balance, sum, entries.length]).toEqual([625, 625, 500]);
    expect(entries[0]).toEqual({
      id: expect.any(String),
      amount: 1,
      balanceAfter: 625,
      reason: 'daily-claim',
      reference: 'claim:600',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(entries.at(-1)!.reference).toBe('claim:101');
  });
});

describe('the administrator’s edit of a balance', () => {
  it('sets it, and writes the difference down', async () => {
    const api = await wallet.account();
    const key = randomUUID();
    const { status, body } = await api.setBalance(100, key);
    expect([status, body.id, body.tokens]).toEqual([200, api.accountId, 100]);
    expect((await api.setBalance(0)).body.tokens).toBe(0);
    const { entries } = await api.ledger();
    expect(entries.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      [-100, 0],
      [75, 100],
      [25, 25],
    ]);
    expect(entries[1]).toMatchObject({ reason: 'admin-adjustment', reference: `admin:${key}` });
  });

  it('to what it is writes nothing down', async () => {
    const api = await wallet.account();
    expect((await api.setBalance(25)).body.tokens).toBe(25);
    expect((await api.ledger()).entries).toHaveLength(1);
  });

  it('is made once per key, also when the stored answer is gone', async () => {
    const api = await wallet.account();
    const key = randomUUID();
    await api.setBalance(100, key);
    expect((await api.setBalance(100, key)).headers.get('idempotency-hit')).toBe('true');
    await api.setBalance(30);
    await wallet.database.query('DELETE FROM idempotency_keys');
    expect((await api.setBalance(100, key)).body.tokens).toBe(30);
    await wallet.database.query('DELETE FROM idempotency_keys');
    expect((await api.setBalance(200, key)).status).toBe(422);
    expect(await api.tokens()).toBe(30);
  });

  it('without a key is known by its request', async () => {
    const api = await wallet.account();
    const path = `/accounts/${api.accountId}/balance`;
    await api.call('PATCH', path, { balance: 3 }, { 'x-request-id': 'request-12345' });
    expect((await api.ledger()).entries[0]!.reference).toBe('admin:request-12345');
  });

  it.each([-1, 1.5, '5', null, 1_000_000_001, undefined])('refuses %p', async (balance) => {
    const api = await wallet.account();
    const { status, body } = await api.setBalance(balance);
    const { errors } = body as unknown as { errors: { field: string }[] };
    expect([status, new Set(errors.map(({ field }) => field))]).toEqual([400, new Set(['balance'])]);
    expect(await api.tokens()).toBe(25);
  });

  it('leaves room for what is claimed on top of the most', async () => {
    const api = await wallet.account(1_000_000_000);
    expect((await api.claim()).body.tokens).toBe(1_000_000_010);
  });
});
