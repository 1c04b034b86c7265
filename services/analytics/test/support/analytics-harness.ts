import { type TrackedEvent, trackedEvents } from '@parley/contracts/analytics/tracked-event';
import { openService, type RunningService } from '@parley/kit/boot/start-service';
import { createLogger } from '@parley/kit/log/logger';
import { createTestDatabase, type TestDatabase } from '@parley/kit/testing/test-database';
import { emptyTestRedis } from '@parley/kit/testing/test-redis';
import { openTestStream, type TestStream } from '@parley/kit/testing/test-stream';
import { AnalyticsModule } from '../../src/analytics.module.js';
import { MIGRATIONS } from '../../src/database/migrations.js';
import { SCHEMA } from '../../src/database/schema.js';
import { AnalyticsEnv } from '../../src/env.js';

/** What a person's browser has sent; override what the test is about. */
export function anEvent(over: Partial<TrackedEvent> = {}): TrackedEvent {
  return {
    eventType: 'page_view',
    page: '/discover',
    sessionId: '6f9619ff-8b86-4d11-b42d-00c04fc964ff',
    domain: 'parley.example',
    country: 'DE',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    ...over,
  };
}

export interface AnalyticsHarness {
  database: TestDatabase;
  stream: TestStream<TrackedEvent>;
  /** Opens one more replica in this process. */
  openReplica: () => Promise<RunningService>;
  rows: () => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

/** The service on real PostgreSQL and Redis. */
export async function openAnalytics(): Promise<AnalyticsHarness> {
  const database = await createTestDatabase(SCHEMA, MIGRATIONS);
  const redisUrl = await emptyTestRedis();
  const stream = openTestStream(redisUrl, trackedEvents);
  const env = Object.assign(new AnalyticsEnv(), {
    PORT: 0,
    DRAIN_MS: 2_000,
    DATABASE_URL: database.serviceUrl,
    REDIS_URL: redisUrl,
  });
  const logger = createLogger('analytics', process.env['TEST_LOG_LEVEL'] ?? 'silent');
  const open: RunningService[] = [];
  const openReplica = async () => {
    const service = await openService(
      { name: 'analytics', env, module: AnalyticsModule.forRoot(env) },
      logger,
    );
    open.push(service);
    return service;
  };
  await openReplica();
  return {
    database,
    stream,
    openReplica,
    rows: () => database.query('SELECT * FROM tracked_events ORDER BY type, page'),
    close: async () => {
      await Promise.all(open.map((service) => service.close()));
      stream.close();
      await database.drop();
    },
  };
}
