import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import type { AccountDto } from '@parley/contracts/wallet/account';
import { eventually } from '@parley/kit/testing/eventually';
import { freePort, ServiceProcess } from '@parley/kit/testing/service-process';
import { createTestDatabase, type TestDatabase } from '@parley/kit/testing/test-database';
import { startStores, type Stores } from '@parley/kit/testing/test-stores';
import { MIGRATIONS } from '../src/database/migrations.js';
import { SCHEMA } from '../src/database/schema.js';
import { WalletApi } from './support/wallet-api.js';
import { aPerson, expectInvariants } from './support/wallet-harness.js';

jest.setTimeout(60_000);

const ACCOUNTS = 20;
const CHARACTERS = 30;

let stores: Stores;
let database: TestDatabase;
let wallet: ServiceProcess;

beforeAll(async () => {
  stores = await startStores();
  process.env['TEST_DATABASE_URL'] = stores.databaseUrl;
  database = await createTestDatabase(SCHEMA, MIGRATIONS);
  await database.query('INSERT INTO characters SELECT n, 1, true FROM generate_series(1, $1) n', [
    CHARACTERS,
  ]);
  wallet = new ServiceProcess({
    main: fileURLToPath(new URL('../dist/main.js', import.meta.url)),
    env: {
      DATABASE_URL: database.serviceUrl,
      REDIS_URL: stores.redisUrl,
      // Every character is known already.
      CATALOG_URL: 'http://127.0.0.1:9',
      SIGNUP_TOKENS: String(CHARACTERS),
    },
    port: await freePort(),
  });
  await wallet.start();
});
afterAll(async () => {
  await wallet.end('SIGTERM');
  await database.drop();
  await stores.close();
});

interface Stream {
  /** `{account}/{character}` of each unlock that was answered with 200. */
  acknowledged: Set<string>;
  /** Attempts that had no answer, or one to be tried again. */
  broken: number;
}

/** Accounts that unlock one character after the other; what is not acknowledged is asked for again. */
async function unlockAll(disturb: () => Promise<void>): Promise<Stream> {
  const stream: Stream = { acknowledged: new Set(), broken: 0 };
  let disturbed: Promise<void> | undefined;
  const unlockAs = async (api: WalletApi) => {
    for (let character = 1; character <= CHARACTERS; character += 1) {
      await eventually(async () => {
        const answer = await api.unlock(character).catch((error: Error) => error);
        if (answer instanceof Error || answer.status !== 200) {
          stream.broken += 1;
          if (!(answer instanceof Error)) expect(answer.status).toBeGreaterThanOrEqual(500);
          throw new Error('not acknowledged');
        }
      }, 20_000);
      stream.acknowledged.add(`${api.accountId}/${character}`);
      if (stream.acknowledged.size === (ACCOUNTS * CHARACTERS) / 3) disturbed = disturb();
    }
  };
  const nobody = new WalletApi(wallet.url);
  const accounts = await Promise.all(
    Array.from({ length: ACCOUNTS }, () => nobody.call<AccountDto>('POST', '/sign-ins', aPerson())),
  );
  await Promise.all(accounts.map(({ body }) => unlockAs(new WalletApi(wallet.url, body.id))));
  await disturbed;
  return stream;
}

async function expectEachOnce({ acknowledged, broken }: Stream): Promise<void> {
  // Otherwise nothing was disturbed.
  expect(broken).toBeGreaterThan(0);
  expect(acknowledged.size).toBe(ACCOUNTS * CHARACTERS);
  const rows = await database.query<{ key: string; unlocks: number; debits: number }>(
    `SELECT l.account_id || '/' || substr(l.reference, 8) AS key, count(*)::int AS debits, count(u)::int AS unlocks
      FROM ledger_entries l LEFT JOIN unlocked_characters u
        ON u.account_id = l.account_id AND u.character_id::text = substr(l.reference, 8)
      WHERE l.reason = 'unlock' GROUP BY 1`,
  );
  const complete = new Set(rows.filter((row) => row.debits === 1 && row.unlocks === 1).map(({ key }) => key));
  expect([...acknowledged].filter((key) => !complete.has(key))).toEqual([]);
  expect(await database.query('SELECT FROM accounts WHERE tokens <> 0')).toEqual([]);
  await expectInvariants({ nobody: new WalletApi(wallet.url), database });
}

describe('a stream of unlocks', () => {
  it('loses and doubles none when the wallet is killed amid it and started again', async () => {
    await expectEachOnce(
      await unlockAll(async () => {
        await wallet.end('SIGKILL');
        await wallet.start();
      }),
    );
  });

  it('loses and doubles none when PostgreSQL is killed amid it and comes back', async () => {
    await expectEachOnce(await unlockAll(() => stores.kill('postgres')));
  });
});
