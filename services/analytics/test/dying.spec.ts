import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { type TrackedEvent, trackedEvents } from '@parley/contracts/analytics/tracked-event';
import { eventually } from '@parley/kit/testing/eventually';
import { freePort, ServiceProcess } from '@parley/kit/testing/service-process';
import { createTestDatabase, type TestDatabase } from '@parley/kit/testing/test-database';
import { startStores, type Stores } from '@parley/kit/testing/test-stores';
import { openTestStream, type TestStream } from '@parley/kit/testing/test-stream';
import { MIGRATIONS } from '../src/database/migrations.js';
import { SCHEMA } from '../src/database/schema.js';
import { anEvent } from './support/analytics-harness.js';

jest.setTimeout(120_000);

const EVENTS = 20_000;
const AT_ONCE = 100;

let stores: Stores;
let database: TestDatabase;
let stream: TestStream<TrackedEvent>;
let analytics: ServiceProcess;

beforeAll(async () => {
  stores = await startStores();
  process.env['TEST_DATABASE_URL'] = stores.databaseUrl;
  database = await createTestDatabase(SCHEMA, MIGRATIONS);
  stream = openTestStream(stores.redisUrl, trackedEvents);
  analytics = new ServiceProcess({
    main: fileURLToPath(new URL('../dist/main.js', import.meta.url)),
    env: { DATABASE_URL: database.serviceUrl, REDIS_URL: stores.redisUrl },
    port: await freePort(),
  });
  await analytics.start();
});
afterAll(async () => {
  await analytics.end('SIGTERM');
  stream.close();
  await database.drop();
  await stores.close();
});
beforeEach(() => database.query('TRUNCATE tracked_events'));

async function count(): Promise<{ rows: number; sessions: number }> {
  const [row] = await database.query<{ rows: number; sessions: number }>(
    'SELECT count(*)::int AS rows, count(DISTINCT session_id)::int AS sessions FROM tracked_events',
  );
  return row!;
}

/** Appends all events, and disturbs in the middle of it; the events after that come while things are as they are. */
async function appendAround(disturb: () => Promise<void>): Promise<void> {
  let disturbed: Promise<void> | undefined;
  for (let at = 0; at < EVENTS; at += AT_ONCE) {
    if (at === EVENTS / 2) {
      // It is in the middle of its own work, too.
      await eventually(async () => expect((await count()).rows).toBeGreaterThan(0));
      disturbed = disturb();
    }
    const batch = Array.from({ length: AT_ONCE }, (_, index) => anEvent({ sessionId: `s-${at + index}` }));
    await stream.append(batch);
  }
  await disturbed;
}

async function expectEachOnce(): Promise<void> {
  await eventually(async () => {
    expect(await stream.waiting()).toBe(0);
  }, 60_000);
  expect(await count()).toEqual({ rows: EVENTS, sessions: EVENTS });
}

describe('twenty thousand events', () => {
  it('are counted once each when the service is killed amid them and started again', async () => {
    await appendAround(async () => {
      await analytics.end('SIGKILL');
      await analytics.start();
    });
    await expectEachOnce();
  });

  it('are counted once each when the service is told to stop and started again', async () => {
    await appendAround(async () => {
      await analytics.end('SIGTERM');
      expect(await stream.pendingIn('analytics')).toBe(0);
      await analytics.start();
    });
    await expectEachOnce();
  });

  it('are counted once each when PostgreSQL is killed amid them and comes back', async () => {
    await appendAround(() => stores.kill('postgres'));
    await expectEachOnce();
  });
});
