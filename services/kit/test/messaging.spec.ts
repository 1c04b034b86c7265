import { Injectable } from '@nestjs/common';
import { defineEvent } from '@parley/contracts/messaging/define-event';
import { defineJob } from '@parley/contracts/messaging/define-job';
import { IsInt } from 'class-validator';
import type { EntityManager } from 'typeorm';
import type { RunningService } from '../src/boot/start-service.js';
import { Database } from '../src/database/database.js';
import { DatabaseModule } from '../src/database/database.module.js';
import { ConsumesEvent, ProcessesJob } from '../src/messaging/handlers.js';
import { JobQueue } from '../src/messaging/job-queue.js';
import { MessagingModule } from '../src/messaging/messaging.module.js';
import { MessagingTables1000000000000 } from '../src/messaging/messaging-tables.js';
import { Outbox } from '../src/messaging/outbox.js';
import { RedisModule } from '../src/redis/redis.module.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { emptyTestRedis } from '../src/testing/test-redis.js';
import { eventually } from '../src/testing/eventually.js';
import { openTestService } from './support.js';

class Counted {
  @IsInt() by: number;
}
const counted = defineEvent('kit.counted', Counted, { consumers: ['kit'] });
const count = defineJob('kit.count', Counted, { owner: 'kit', attempts: 3, backoffMs: 10, concurrency: 2 });

let seen: number[];
let failures: number;

@Injectable()
class Counter {
  @ConsumesEvent(counted)
  async add({ by }: Counted, manager: EntityManager): Promise<void> {
    await manager.query('INSERT INTO tally (by) VALUES ($1)', [by]);
    if (failures > 0) {
      failures -= 1;
      throw new Error('not this time');
    }
  }

  @ProcessesJob(count)
  async count({ by }: Counted): Promise<void> {
    seen.push(by);
    if (failures > 0) {
      failures -= 1;
      throw new Error('not this time');
    }
  }
}

@Injectable()
class SecondCounter {
  @ConsumesEvent(counted)
  async add(): Promise<void> {}
}

let database: TestDatabase;
let redisUrl: string;
const open = new Set<RunningService>();

beforeAll(async () => {
  database = await createTestDatabase('kit', [MessagingTables1000000000000]);
  await database.query('CREATE TABLE tally (by int)');
});
afterAll(() => database.drop());
beforeEach(async () => {
  redisUrl = await emptyTestRedis();
  seen = [];
  failures = 0;
  await database.query('TRUNCATE tally, outbox, consumed_events');
});
afterEach(async () => {
  for (const service of open) await service.close();
  open.clear();
});

async function openKit(
  handles: 'events' | 'jobs',
  providers: (new () => object)[] = [Counter],
): Promise<RunningService> {
  const service = await openTestService({
    imports: [
      DatabaseModule.forRoot({ url: database.serviceUrl, schema: 'kit', entities: [] }),
      RedisModule.forRoot(redisUrl),
      MessagingModule.forRoot({ service: 'kit', events: [counted], jobs: [count], handles }),
    ],
    providers,
  });
  open.add(service);
  return service;
}

const tally = () => database.query<{ by: number }>('SELECT by FROM tally ORDER BY by');

describe('events', () => {
  it('reach their consumer once each, relayed by several replicas at the same time', async () => {
    const [service] = await Promise.all([openKit('events'), openKit('events'), openKit('events')]);
    const outbox = service.app.get(Outbox);
    const { dataSource } = service.app.get(Database);
    await Promise.all(
      Array.from({ length: 40 }, (_, by) =>
        dataSource.transaction((manager) => outbox.add(manager, counted, { by })),
      ),
    );
    outbox.wake();
    await eventually(async () =>
      expect(await tally()).toEqual(Array.from({ length: 40 }, (_, by) => ({ by }))),
    );
    expect(await database.query('SELECT FROM outbox')).toHaveLength(0);
  });

  it('are stated only when their transaction commits', async () => {
    const service = await openKit('events');
    const outbox = service.app.get(Outbox);
    const rolledBack = service.app.get(Database).dataSource.transaction(async (manager) => {
      await outbox.add(manager, counted, { by: 1 });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await database.query('SELECT FROM outbox')).toHaveLength(0);
  });

  it('are tried again when the consumer fails, with no trace of the failed try', async () => {
    failures = 2;
    const service = await openKit('events');
    await service.app
      .get(Database)
      .dataSource.transaction((manager) => service.app.get(Outbox).add(manager, counted, { by: 7 }));
    service.app.get(Outbox).wake();
    await eventually(async () => expect(await tally()).toEqual([{ by: 7 }]));
    expect(failures).toBe(0);
  });

  it('take effect once though delivered twice', async () => {
    const service = await openKit('events');
    const id = '0190f5e2-7b1c-7000-8000-000000000001';
    for (let delivery = 0; delivery < 2; delivery += 1) {
      await database.query(`INSERT INTO outbox (id, name, payload) VALUES ($1, 'kit.counted', '{"by": 5}')`, [
        id,
      ]);
      service.app.get(Outbox).wake();
      await eventually(async () => expect(await database.query('SELECT FROM outbox')).toHaveLength(0));
    }
    await eventually(async () => expect(await tally()).toEqual([{ by: 5 }]));
  });

  it('are refused with a payload that their class does not allow', async () => {
    const service = await openKit('events');
    const { dataSource } = service.app.get(Database);
    const stating = dataSource.transaction((manager) =>
      service.app.get(Outbox).add(manager, counted, { by: 'many' } as unknown as Counted),
    );
    await expect(stating).rejects.toThrow('The payload of kit.counted is not valid');
  });
});

describe('jobs', () => {
  it('run in the worker, again after a failure, once for one job id', async () => {
    failures = 1;
    const service = await openKit('events');
    const jobs = service.app.get(JobQueue);
    await Promise.all([jobs.enqueue(count, { by: 3 }, 'three'), jobs.enqueue(count, { by: 3 }, 'three')]);
    await openKit('jobs');
    await eventually(() => expect(seen).toEqual([3, 3]));
  });

  it('are refused with a payload that their class does not allow', async () => {
    const service = await openKit('events');
    await expect(service.app.get(JobQueue).enqueue(count, {} as Counted, 'none')).rejects.toThrow(
      'kit.count',
    );
  });
});

describe('a service that declares an event or job', () => {
  it.each([
    ['an event with no handler', 'events', [], 'kit.counted has 0 handlers'],
    ['an event with two handlers', 'events', [Counter, SecondCounter], 'kit.counted has 2 handlers'],
    ['a job with no handler', 'jobs', [SecondCounter], 'kit.count has 0 handlers'],
  ] as const)('refuses to start with %s', async (_, handles, providers, message) => {
    await expect(openKit(handles, [...providers])).rejects.toThrow(message);
  });
});
