import { createHash, randomUUID } from 'node:crypto';
import type { AccessTokenDto, NewAccessTokenDto } from '@parley/contracts/wallet/access-token';
import type { AccountDto } from '@parley/contracts/wallet/account';
import type { WalletApi } from './support/wallet-api.js';
import { openWallet, type WalletHarness } from './support/wallet-harness.js';

const DAY_MS = 24 * 3_600_000;

let wallet: WalletHarness;
beforeAll(async () => {
  wallet = await openWallet();
});
afterAll(() => wallet.close());

const create = (api: WalletApi, request: object = { name: 'Script' }, headers = {}) =>
  api.call<NewAccessTokenDto>('POST', '/access-tokens', request, headers);
const list = async (api: WalletApi) => (await api.call<AccessTokenDto[]>('GET', '/access-tokens')).body;
const revoke = (api: WalletApi, id: string) => api.call('DELETE', `/access-tokens/${id}`);
const ownerOf = (secret: string) =>
  wallet.nobody.call<AccountDto>('POST', '/access-token-owners', {
    hash: createHash('sha256').update(secret).digest('hex'),
  });

describe('an access token', () => {
  it('is told once, lasts ninety days, and names its owner', async () => {
    const api = await wallet.account();
    const { status, body } = await create(api, { name: '  Nightly export ' });
    const { secret, ...shown } = body;
    expect(status).toBe(201);
    expect(secret).toMatch(/^parley_pat_[\w-]{43}$/);
    expect(shown).toMatchObject({ name: 'Nightly export', ending: secret.slice(-4), lastUsedAt: null });
    expect(Date.parse(shown.expiresAt) - Date.parse(shown.createdAt)).toBe(90 * DAY_MS);
    expect(await list(api)).toEqual([shown]);
    const owner = await ownerOf(secret);
    expect([owner.status, owner.body.id, owner.body.tokens]).toEqual([200, api.accountId, 25]);
  });

  it('stands nowhere in the database, also when it was made with an Idempotency-Key', async () => {
    const api = await wallet.account();
    const { body } = await create(api, { name: 'Script' }, { 'idempotency-key': randomUUID() });
    const rows = await wallet.database.query<{ all: string }>(
      'SELECT to_jsonb(t)::text AS all FROM access_tokens t UNION ALL SELECT to_jsonb(k)::text FROM idempotency_keys k',
    );
    expect(rows.map(({ all }) => all).join()).not.toContain(body.secret.slice(11));
  });

  it('notes its use, at most once a minute', async () => {
    const api = await wallet.account();
    const { secret, id } = (await create(api)).body;
    await ownerOf(secret);
    const { lastUsedAt } = (await list(api))[0]!;
    expect(lastUsedAt).not.toBeNull();
    await ownerOf(secret);
    expect((await list(api))[0]!.lastUsedAt).toBe(lastUsedAt);
    await wallet.database.query(
      `UPDATE access_tokens SET last_used_at = now() - interval '61 seconds' WHERE id = $1`,
      [id],
    );
    await ownerOf(secret);
    expect(Date.parse((await list(api))[0]!.lastUsedAt!)).toBeGreaterThanOrEqual(Date.parse(lastUsedAt!));
  });

  it('that is revoked, has expired or never was names nobody', async () => {
    const api = await wallet.account();
    const [revoked, expired] = [
      (await create(api)).body,
      (await create(api, { name: 'x', expiresInDays: 1 })).body,
    ];
    expect((await revoke(api, revoked.id)).status).toBe(204);
    expect((await revoke(api, revoked.id)).status).toBe(404);
    await wallet.database.query('UPDATE access_tokens SET expires_at = now() WHERE id = $1', [expired.id]);
    for (const secret of [revoked.secret, expired.secret, 'parley_pat_x']) {
      const { status, body } = await ownerOf(secret);
      expect([status, body]).toEqual([404, { message: 'Access token not found' }]);
    }
  });

  it('is seen and revoked by its owner alone', async () => {
    const [api, other] = [await wallet.account(), await wallet.account()];
    const { id, secret } = (await create(api)).body;
    expect(await list(other)).toEqual([]);
    expect((await revoke(other, id)).status).toBe(404);
    expect((await revoke(api, 'no-uuid')).status).toBe(404);
    expect((await ownerOf(secret)).status).toBe(200);
  });

  it('is one of twenty at most, however many are asked for at once', async () => {
    const api = await wallet.account();
    const answers = await Promise.all(Array.from({ length: 40 }, () => create(api)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
    expect(await list(api)).toHaveLength(20);
    await wallet.database.query(
      'UPDATE access_tokens SET expires_at = now() WHERE id = (SELECT max(id::text)::uuid FROM access_tokens WHERE account_id = $1)',
      [api.accountId],
    );
    expect((await create(api)).status).toBe(201);
    expect(await list(api)).toHaveLength(20);
  });

  it.each([
    {},
    { name: '   ' },
    { name: 'x'.repeat(101) },
    { name: 'x', expiresInDays: 0 },
    { name: 'x', expiresInDays: 367 },
    { name: 'x', secret: 'parley_pat_mine' },
  ])('is not made from %p', async (request) => {
    expect((await create(await wallet.account(), request)).status).toBe(400);
  });
});
