import type { InvariantsDto } from '@parley/contracts/operations/invariants';
import { expectInvariants, openWallet, type WalletHarness } from './support/wallet-harness.js';

let wallet: WalletHarness;
beforeAll(async () => {
  wallet = await openWallet();
});
afterAll(() => wallet.close());

const count = async () => (await wallet.nobody.call<InvariantsDto>('GET', '/invariants')).body;

describe('the invariants', () => {
  it('hold for accounts that were used, and for one that was deleted', async () => {
    const [used, deleted] = [await wallet.account(40), await wallet.account(40)];
    for (const api of [used, deleted]) {
      await api.unlock(2);
      await api.claim();
    }
    await deleted.call('DELETE', '/account');
    await expectInvariants(wallet);
  });

  it('count what no statement of the service could have done', async () => {
    const apis = [await wallet.account(40), await wallet.account(40), await wallet.account(40)];
    const [rich, unpaid, unserved] = apis.map(({ accountId }) => accountId);
    await wallet.database.query('ALTER TABLE accounts DROP CONSTRAINT accounts_tokens_check');
    await wallet.database.query('UPDATE accounts SET tokens = -1 WHERE id = $1', [rich]);
    await wallet.database.query('INSERT INTO unlocked_characters VALUES ($1, 2)', [unpaid]);
    await apis[2]!.unlock(2);
    await wallet.database.query('DELETE FROM unlocked_characters WHERE account_id = $1', [unserved]);
    await wallet.database.query(
      `INSERT INTO outbox (id, name, payload, created_at) VALUES
         (gen_random_uuid(), 'a.newer-release', '{}', now() - interval '61 seconds'),
         (gen_random_uuid(), 'a.newer-release', '{}', now())`,
    );
    expect(await count()).toEqual({
      negativeBalances: 1,
      ledgerMismatches: 1,
      unlockMismatches: 2,
      unpublishedEvents: 1,
    });
  });
});
