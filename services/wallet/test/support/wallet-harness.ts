import { randomUUID } from 'node:crypto';
import type { EventDefinition } from '@parley/contracts/messaging/define-event';
import type { InvariantsDto } from '@parley/contracts/operations/invariants';
import type { AccountDto } from '@parley/contracts/wallet/account';
import type { SignInRequest } from '@parley/contracts/wallet/wallet.requests';
import { openService, type RunningService } from '@parley/kit/boot/start-service';
import { Database } from '@parley/kit/database/database';
import { createLogger } from '@parley/kit/log/logger';
import { Outbox } from '@parley/kit/messaging/outbox';
import { outboxRow } from '@parley/kit/messaging/outbox-row';
import { eventually } from '@parley/kit/testing/eventually';
import { createTestDatabase, type TestDatabase } from '@parley/kit/testing/test-database';
import { emptyTestRedis } from '@parley/kit/testing/test-redis';
import { MIGRATIONS } from '../../src/database/migrations.js';
import { SCHEMA } from '../../src/database/schema.js';
import { WalletEnv } from '../../src/env.js';
import { WalletModule } from '../../src/wallet.module.js';
import { type FakeCatalog, startFakeCatalog } from './fake-catalog.js';
import { WalletApi } from './wallet-api.js';

export interface WalletHarness {
  database: TestDatabase;
  catalog: FakeCatalog;
  redisUrl: string;
  url: string;
  /** Whoever asks without an account. */
  nobody: WalletApi;
  /** Runs a statement with the service's own role. */
  queryAsService: (sql: string) => Promise<unknown>;
  /** Opens one more replica in this process. */
  openReplica: () => Promise<RunningService>;
  /** A new account, with that many tokens. */
  account: (tokens?: number) => Promise<WalletApi>;
  /** States a fact and returns when the wallet has acted on it. */
  tell: <T extends object>(event: EventDefinition<T>, payload: T) => Promise<void>;
  close: () => Promise<void>;
}

/** What an issuer says of somebody; override what the test is about. */
export function aPerson(over: Partial<SignInRequest> = {}): SignInRequest {
  return {
    issuer: 'https://parley.example/oidc',
    subject: randomUUID(),
    email: 'ada@example.org',
    emailVerified: false,
    firstName: 'Ada',
    lastName: 'Lovelace',
    ...over,
  };
}

/** The service on real PostgreSQL and Redis, with a catalog that does as told; one at a time in a test file. */
export async function openWallet(settings: Partial<WalletEnv> = {}): Promise<WalletHarness> {
  const database = await createTestDatabase(SCHEMA, MIGRATIONS);
  const redisUrl = await emptyTestRedis();
  const catalog = await startFakeCatalog();
  const env = Object.assign(new WalletEnv(), {
    PORT: 0,
    DRAIN_MS: 1_000,
    DATABASE_URL: database.serviceUrl,
    REDIS_URL: redisUrl,
    CATALOG_URL: catalog.url,
    ...settings,
  });
  const logger = createLogger('wallet', process.env['TEST_LOG_LEVEL'] ?? 'silent');
  const open: RunningService[] = [];
  const openReplica = async () => {
    const service = await openService({ name: 'wallet', env, module: WalletModule.forRoot(env) }, logger);
    open.push(service);
    return service;
  };
  const { url, app } = await openReplica();
  const nobody = new WalletApi(url);
  return {
    database,
    catalog,
    redisUrl,
    url,
    nobody,
    queryAsService: (sql) => app.get(Database).dataSource.query(sql),
    openReplica,
    account: async (tokens) => {
      const { body } = await nobody.call<AccountDto>('POST', '/sign-ins', aPerson());
      const api = new WalletApi(url, body.id);
      if (tokens !== undefined) await api.setBalance(tokens);
      return api;
    },
    tell: async (event, payload) => {
      // Through an outbox as from the service that states it: the relays are alike.
      const { id, name, payload: json } = outboxRow(event, payload);
      await database.query('INSERT INTO outbox (id, name, payload) VALUES ($1, $2, $3)', [id, name, json]);
      app.get(Outbox).wake();
      await eventually(async () => {
        expect(await database.query('SELECT FROM consumed_events WHERE event_id = $1', [id])).toHaveLength(1);
      });
    },
    close: async () => {
      await Promise.all(open.map((service) => service.close()));
      await catalog.close();
      await database.drop();
    },
  };
}

/** I1 to I3, as the service counts them, and that each entry's balance is the sum of the entries up to it. */
export async function expectInvariants({ nobody, database }: Pick<WalletHarness, 'nobody' | 'database'>) {
  expect((await nobody.call<InvariantsDto>('GET', '/invariants')).body).toEqual({
    negativeBalances: 0,
    ledgerMismatches: 0,
    unlockMismatches: 0,
    unpublishedEvents: 0,
  });
  const wrong = await database.query(
    `SELECT * FROM (
       SELECT *, sum(amount) OVER (PARTITION BY account_id ORDER BY id) AS sum FROM ledger_entries
     ) e WHERE sum <> balance_after`,
  );
  expect(wrong).toEqual([]);
}
