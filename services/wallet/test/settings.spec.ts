import type { SettingsDto } from '@parley/contracts/wallet/wallet';
import { eventually } from '@parley/kit/testing/eventually';
import { type QueuedEvent, queuedEvents } from '@parley/kit/testing/queued-events';
import { openWallet, type WalletHarness } from './support/wallet-harness.js';

let wallet: WalletHarness;
beforeAll(async () => {
  wallet = await openWallet({ ANONYMOUS_MESSAGE_LIMIT: 6 });
});
/** As a migration leaves them. */
beforeEach(async () => {
  await wallet.database.query('DELETE FROM settings');
  await wallet.database.query('INSERT INTO settings DEFAULT VALUES');
});
afterAll(() => wallet.close());

const read = async (api = wallet.nobody) => (await api.call<SettingsDto>('GET', '/settings')).body;
const change = (settings: object, headers = {}) =>
  wallet.nobody.call<SettingsDto>('PATCH', '/settings', settings, headers);
const told = async () =>
  (await queuedEvents(wallet.redisUrl, 'chat')).filter(({ name }) => name === 'wallet.settings-changed');
const versionOf = ({ payload }: QueuedEvent) => (payload as { version: number }).version;

describe('the settings', () => {
  it('are told to chat with a version that grows', async () => {
    const before = new Set((await told()).map(({ id }) => id));
    await change({ tokenAmount: 11 });
    await change({ anonymousMessageLimit: 2 });
    await change({ anonymousMessageLimit: 3 }, { 'idempotency-key': 'once' });
    await change({ anonymousMessageLimit: 3 }, { 'idempotency-key': 'once' });
    await eventually(async () => {
      const news = (await told()).filter(({ id }) => !before.has(id));
      expect(news.sort((a, b) => versionOf(a) - versionOf(b)).map(({ payload }) => payload)).toEqual([
        { version: 1, anonymousMessageLimit: 6 },
        { version: 2, anonymousMessageLimit: 2 },
        { version: 3, anonymousMessageLimit: 3 },
      ]);
    });
  });

  it('are ten tokens a minute, and as many free messages as the environment says', async () => {
    expect(await read()).toEqual({ tokenAmount: 10, cooldownMinutes: 1, anonymousMessageLimit: 6 });
  });

  it('are changed in part, and on every replica at once', async () => {
    const { status, body } = await change({ tokenAmount: 33 });
    const expected = { tokenAmount: 33, cooldownMinutes: 1, anonymousMessageLimit: 6 };
    expect([status, body]).toEqual([200, expected]);
    const replica = await wallet.openReplica();
    await change({ cooldownMinutes: 1_440, anonymousMessageLimit: 20 });
    const { nobody } = wallet;
    expect(await read(nobody.at(replica.url))).toEqual({
      tokenAmount: 33,
      cooldownMinutes: 1_440,
      anonymousMessageLimit: 20,
    });
  });

  it('keep each of fifty changes at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        change(at % 2 ? { tokenAmount: 1 + at } : { cooldownMinutes: 1 + at }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [row] = await wallet.database.query<{ version: number }>('SELECT version FROM settings');
    expect(row!.version).toBe(50);
  });

  it.each([
    { tokenAmount: 0 },
    { tokenAmount: 101 },
    { cooldownMinutes: 0 },
    { cooldownMinutes: 1_441 },
    { anonymousMessageLimit: 0 },
    { anonymousMessageLimit: 21 },
    { anonymousMessageLimit: 2.5 },
    { version: 9 },
  ])('are not %p', async (wrong) => {
    expect((await change(wrong)).status).toBe(400);
    expect(await read()).toEqual({ tokenAmount: 10, cooldownMinutes: 1, anonymousMessageLimit: 6 });
  });
});
