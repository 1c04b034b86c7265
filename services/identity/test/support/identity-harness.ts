import { openService, type RunningService } from '@parley/kit/boot/start-service';
import { createLogger } from '@parley/kit/log/logger';
import { RedisConnections } from '@parley/kit/redis/redis.module';
import { createTestDatabase, type TestDatabase } from '@parley/kit/testing/test-database';
import { emptyTestRedis } from '@parley/kit/testing/test-redis';
import { MIGRATIONS } from '../../src/database/migrations.js';
import { SCHEMA } from '../../src/database/schema.js';
import { IdentityEnv } from '../../src/env.js';
import { defineIdentity } from '../../src/identity.js';
import { Browser, type BrowserOptions } from './browser.js';
import { Gateway } from './gateway.js';

export const ORIGIN = 'http://localhost:3000';
export const ISSUER = `${ORIGIN}/oidc`;
export const CLIENT_SECRET = 'the-secret-of-the-gateway';

export interface IdentityHarness {
  database: TestDatabase;
  redisUrl: string;
  service: RunningService;
  /** Somebody in front of the service, at the usual origin unless told otherwise. */
  browser: (over?: Partial<BrowserOptions>) => Browser;
  gateway: (origin?: string) => Gateway;
  /** One more replica in this process, or one with other settings. */
  openReplica: (over?: Partial<IdentityEnv>) => Promise<RunningService>;
  /** No accounts, no sessions, no counted attempts. */
  forgetEverybody: () => Promise<void>;
  close: () => Promise<void>;
}

/** The service on real PostgreSQL and Redis. */
export async function openIdentity(over: Partial<IdentityEnv> = {}): Promise<IdentityHarness> {
  const database = await createTestDatabase(SCHEMA, MIGRATIONS);
  const redisUrl = await emptyTestRedis();
  const logger = createLogger('identity', process.env['TEST_LOG_LEVEL'] ?? 'silent');
  const open: RunningService[] = [];
  const openReplica = async (more: Partial<IdentityEnv> = {}) => {
    const env = Object.assign(new IdentityEnv(), {
      PORT: 0,
      DRAIN_MS: 2_000,
      DATABASE_URL: database.serviceUrl,
      REDIS_URL: redisUrl,
      OIDC_ISSUER: ISSUER,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      COOKIE_KEYS: 'a-key-that-only-tests-would-ever-use',
      ...over,
      ...more,
    });
    const service = await openService(defineIdentity(env), logger);
    open.push(service);
    return service;
  };
  const service = await openReplica();
  const serviceUrl = () => service.url;
  const gateways = new Map<string, Gateway>();
  const gatewayAt = (origin: string) => {
    const known = gateways.get(origin) ?? new Gateway(ISSUER, CLIENT_SECRET, origin, serviceUrl);
    gateways.set(origin, known);
    return known;
  };
  return {
    database,
    redisUrl,
    service,
    browser: (options = {}) => new Browser({ origin: ORIGIN, serviceUrl, ...options }),
    gateway: (origin = ORIGIN) => gatewayAt(origin),
    openReplica,
    forgetEverybody: async () => {
      const { commands } = service.app.get(RedisConnections);
      const keys = await commands.keys('identity:*');
      if (keys.length > 0) await commands.del(keys);
      await database.query('TRUNCATE accounts, provider_records, consumed_events');
    },
    close: async () => {
      await Promise.all(open.map((replica) => replica.close()));
      await database.drop();
    },
  };
}
