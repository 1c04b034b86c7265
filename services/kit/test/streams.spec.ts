import { defineStream } from '@parley/contracts/messaging/define-stream';
import { IsInt } from 'class-validator';
import { Redis } from 'ioredis';
import type { RunningService } from '../src/boot/start-service.js';
import { ServiceError } from '../src/http/service-error.js';
import { RedisModule } from '../src/redis/redis.module.js';
import { StreamAppender } from '../src/streams/stream-appender.js';
import { StreamConsumer } from '../src/streams/stream-consumer.js';
import type { StreamFact } from '../src/streams/stream-entry.js';
import { StreamGroup } from '../src/streams/stream-group.js';
import type { StreamPace } from '../src/streams/stream-loop.js';
import { StreamModule } from '../src/streams/stream.module.js';
import { emptyTestRedis } from '../src/testing/test-redis.js';
import { eventually } from '../src/testing/eventually.js';
import { openTestService } from './support.js';

class Step {
  @IsInt() number: number;
}
const steps = defineStream('kit.steps', Step, { maxEntries: 1_000 });
const KEY = 'stream:kit.steps';
const QUICK: Partial<StreamPace> = { batchSize: 50, gatherMs: 20, claimIdleMs: 300, claimEveryMs: 50 };

let redisUrl: string;
let redis: Redis;
const open = new Set<RunningService>();

beforeEach(async () => {
  redisUrl = await emptyTestRedis();
  redis = new Redis(redisUrl);
});
afterEach(async () => {
  for (const service of open) await service.close();
  open.clear();
  redis.disconnect();
});

async function openKit(): Promise<RunningService> {
  const service = await openTestService({
    imports: [RedisModule.forRoot(redisUrl, { isOptional: true }), StreamModule],
  });
  open.add(service);
  return service;
}

type Apply = (facts: StreamFact<Step>[]) => Promise<void>;

/** A replica that consumes. */
async function openConsumer(apply: Apply, pace = QUICK): Promise<RunningService> {
  const service = await openKit();
  service.app.get(StreamConsumer).consume(steps, 'kit', apply, pace);
  return service;
}

async function closeOne(service: RunningService): Promise<void> {
  open.delete(service);
  await service.close();
}

/** Appends as another service does. */
async function append(from: number, count: number): Promise<string[]> {
  const service = await openKit();
  const appender = service.app.get(StreamAppender);
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  return Promise.all(numbers.map((number) => appender.append(steps, { number })));
}

const numbersUpTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
const nothingPending = async () => {
  const [pending] = (await redis.xpending(KEY, 'kit')) as [number];
  expect([pending, await redis.xlen(KEY)]).toEqual([0, 0]);
};

describe('facts in a stream', () => {
  it('arrive with their id and time, in batches, also those from before anybody consumed', async () => {
    const before = Date.now();
    const ids = await append(0, 120);
    const batches: StreamFact<Step>[][] = [];
    await openConsumer(async (facts) => void batches.push(facts));
    await eventually(() => expect(batches.flat()).toHaveLength(120));
    expect(batches.map((batch) => batch.length)).toEqual([50, 50, 20]);
    expect(batches.flat().map(({ id }) => id)).toEqual(ids);
    expect(sorted(batches.flat().map(({ payload }) => payload.number))).toEqual(numbersUpTo(120));
    for (const { occurredAt } of batches.flat()) {
      expect(occurredAt.getTime()).toBeGreaterThanOrEqual(before);
      expect(occurredAt.getTime()).toBeLessThanOrEqual(Date.now());
    }
    await eventually(nothingPending);
  });

  it('are shared out among replicas', async () => {
    const seen: [number[], number[]] = [[], []];
    for (const mine of seen)
      await openConsumer(async (facts) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        mine.push(...facts.map(({ payload }) => payload.number));
      });
    await append(0, 600);
    await eventually(() => expect(sorted(seen.flat())).toEqual(numbersUpTo(600)));
    expect(Math.min(seen[0].length, seen[1].length)).toBeGreaterThan(0);
    await eventually(nothingPending);
  });

  it('stay pending while they cannot be applied, and are applied when they can', async () => {
    const seen: number[] = [];
    let failures = 3;
    await openConsumer(async (facts) => {
      failures -= 1;
      if (failures >= 0) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      seen.push(...facts.map(({ payload }) => payload.number));
    });
    await append(0, 10);
    await eventually(() => expect(sorted(seen)).toEqual(numbersUpTo(10)));
    await eventually(nothingPending);
  });

  it('are taken over from a replica that has died with them', async () => {
    await append(0, 30);
    await redis.xgroup('CREATE', KEY, 'kit', '0');
    await redis.xreadgroup('GROUP', 'kit', 'dead', 'COUNT', 20, 'STREAMS', KEY, '>');
    const seen: number[] = [];
    const apply: Apply = async (facts) => void seen.push(...facts.map(({ payload }) => payload.number));
    await openConsumer(apply, { ...QUICK, claimIdleMs: 2_000 });
    await eventually(() => expect(sorted(seen)).toEqual(numbersUpTo(30)));
    // Those that nobody had were not kept waiting.
    expect(sorted(seen.slice(0, 10))).toEqual(numbersUpTo(30).slice(20));
    await eventually(nothingPending);
  });

  it('that cannot be read are dropped, and those that are refused; the others are not', async () => {
    const good = { id: '0193a7c0-0000-7000-8000-000000000001', at: '1', payload: '{"number":1}' };
    const broken = [
      { ...good, payload: '{"number":' },
      { ...good, payload: '[1]' },
      { ...good, payload: '{"number":"one"}' },
      { ...good, payload: '{"number":1,"more":2}' },
      { ...good, id: 'me' },
      { ...good, at: 'now' },
      { other: 'fields' },
    ];
    await append(0, 3);
    for (const fields of broken) await redis.xadd(KEY, '*', ...Object.entries(fields).flat());
    await append(3, 3);
    const seen: number[] = [];
    await openConsumer(async (facts) => {
      const numbers = facts.map(({ payload }) => payload.number);
      if (numbers.includes(2)) throw Object.assign(new Error('refused'), { code: '22P05' });
      seen.push(...numbers);
    });
    await eventually(() => expect(sorted(seen)).toEqual([0, 1, 3, 4, 5]));
    await eventually(nothingPending);
  });

  it('go on when Redis has been emptied', async () => {
    const seen: number[] = [];
    await openConsumer(async (facts) => void seen.push(...facts.map(({ payload }) => payload.number)));
    await append(0, 1);
    await eventually(() => expect(seen).toEqual([0]));
    await redis.flushdb();
    await append(1, 5);
    await eventually(() => expect(sorted(seen)).toEqual(numbersUpTo(6)));
  });

  it('that are being applied when the service is told to stop are settled first', async () => {
    const seen: number[] = [];
    let begin: () => void;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const consumer = await openConsumer(async (facts) => {
      begin();
      await new Promise((resolve) => setTimeout(resolve, 300));
      seen.push(...facts.map(({ payload }) => payload.number));
    });
    await append(0, 1);
    await begun;
    await closeOne(consumer);
    expect(seen).toEqual([0]);
    await nothingPending();
  });

  it('give way, oldest first, when far too many are waiting', async () => {
    for (const from of [0, 1_000, 2_000]) await append(from, 1_000);
    const kept = await redis.xlen(KEY);
    expect(kept).toBeGreaterThanOrEqual(1_000);
    expect(kept).toBeLessThan(1_200);
    const seen: number[] = [];
    await openConsumer(async (facts) => void seen.push(...facts.map(({ payload }) => payload.number)));
    await eventually(() => expect(seen).toHaveLength(kept));
    expect(seen).toContain(2_999);
  });
});

describe('appending', () => {
  it('is 503 while Redis is away', async () => {
    const service = await openTestService({
      imports: [RedisModule.forRoot('redis://127.0.0.1:1', { isOptional: true }), StreamModule],
    });
    open.add(service);
    const failed = service.app.get(StreamAppender).append(steps, { number: 1 });
    await expect(failed).rejects.toBeInstanceOf(ServiceError);
    await expect(failed).rejects.toMatchObject({ status: 503 });
  });

  it('takes nothing that the stream is not for', async () => {
    const service = await openKit();
    const wrong = { number: 'one' } as unknown as Step;
    await expect(service.app.get(StreamAppender).append(steps, wrong)).rejects.toThrow('kit.steps');
    expect(await redis.xlen(KEY)).toBe(0);
  });
});

describe('a consumer that died', () => {
  it('is struck off, but not before what it had has been taken over', async () => {
    const member = new StreamGroup(redis, KEY, 'kit');
    await append(0, 1);
    await member.create();
    await redis.xreadgroup('GROUP', 'kit', 'dead', 'COUNT', 1, 'STREAMS', KEY, '>');
    await redis.xgroup('CREATECONSUMER', KEY, 'kit', 'idle');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const names = async () =>
      ((await redis.xinfo('CONSUMERS', KEY, 'kit')) as string[][]).map((consumer) => consumer[1]);
    await member.strikeOffDead(60_000);
    expect(await names()).toEqual(['dead', 'idle']);
    await member.strikeOffDead(50);
    expect(await names()).toEqual(['dead']);
    await member.settle(await member.claim(10, 50));
    await member.strikeOffDead(50);
    expect(await names()).not.toContain('dead');
  });
});
