import { Body, Controller, Get, Post, UseInterceptors } from '@nestjs/common';
import { defineCall } from '@parley/contracts/http/define-call';
import { IsInt, Max } from 'class-validator';
import type { RunningService } from '../src/boot/start-service.js';
import { Draining } from '../src/boot/draining.js';
import { currentRequestId } from '../src/context/request-context.js';
import { DatabaseModule } from '../src/database/database.module.js';
import { InternalClient } from '../src/http/internal-client.js';
import { ServiceError } from '../src/http/service-error.js';
import { Readiness } from '../src/health/readiness.js';
import { IdempotencyModule } from '../src/idempotency/idempotency.module.js';
import { Idempotent } from '../src/idempotency/idempotent.interceptor.js';
import { MessagingTables1000000000000 } from '../src/messaging/messaging-tables.js';
import { eventually } from '../src/testing/eventually.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { openTestService } from './support.js';

class Order {
  @IsInt() @Max(10) amount: number;
}

let orders = 0;
let release: () => void = () => undefined;

@Controller()
class OrdersController {
  @Get('/refused')
  refuse(): never {
    throw new ServiceError(402, { message: 'Not enough' }, { 'Retry-After': '7' });
  }

  @Get('/broken')
  break(): never {
    throw new Error('SELECT secret FROM vault');
  }

  @Get('/request-id')
  requestId(): { id: string | undefined } {
    return { id: currentRequestId() };
  }

  @Get('/slow')
  async slow(): Promise<string> {
    await new Promise<void>((resolve) => (release = resolve));
    return 'done';
  }

  @Post('/orders')
  @UseInterceptors(Idempotent)
  async order(@Body() { amount }: Order): Promise<{ number: number; amount: number }> {
    orders += 1;
    if (amount === 9) throw new ServiceError(409, { message: 'No nines' });
    if (amount === 8) await new Promise<void>((resolve) => (release = resolve));
    return { number: orders, amount };
  }
}

let database: TestDatabase;
let service: RunningService;

beforeAll(async () => {
  database = await createTestDatabase('kit', [MessagingTables1000000000000]);
  service = await openTestService({
    imports: [
      DatabaseModule.forRoot({ url: database.serviceUrl, schema: 'kit', entities: [] }),
      IdempotencyModule,
    ],
    controllers: [OrdersController],
  });
});
afterAll(async () => {
  await service.close();
  await database.drop();
});

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(service.url + path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const order = (body: unknown, key?: string, caller = 'one') =>
  ask('/orders', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-anonymous-id': caller,
      ...(key ? { 'idempotency-key': key } : {}),
    },
  });

describe('errors', () => {
  it('become their status and body, unknown ones a fixed text without their secrets', async () => {
    const refused = await ask('/refused');
    expect([refused.status, refused.text, refused.headers.get('retry-after')]).toEqual([
      402,
      '{"message":"Not enough"}',
      '7',
    ]);
    const broken = await ask('/broken');
    expect(broken.status).toBe(500);
    expect(broken.text).not.toMatch(/secret|\d/);
  });

  it('name every fault of a body, and unknown keys', async () => {
    const { status, text } = await order({ amount: 11, price: 1 });
    expect(status).toBe(400);
    expect(
      (JSON.parse(text) as { errors: { field: string }[] }).errors.map(({ field }) => field).sort(),
    ).toEqual(['amount', 'price']);
  });
});

describe('request ids', () => {
  it('are taken over inside, answered, and made anew when unusable', async () => {
    const given = await ask('/request-id', { headers: { 'x-request-id': 'abcdefgh-1' } });
    expect(given.headers.get('x-request-id')).toBe('abcdefgh-1');
    expect(JSON.parse(given.text)).toEqual({ id: 'abcdefgh-1' });
    const made = await ask('/request-id', { headers: { 'x-request-id': '<script>' } });
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('health and metrics', () => {
  it('tell live from ready', async () => {
    expect((await ask('/api/health/live')).status).toBe(200);
    expect((await ask('/api/health/ready')).status).toBe(200);
    service.app.get(Readiness).register('moon', () => Promise.reject(new Error('far')));
    const notReady = await ask('/api/health/ready');
    expect([notReady.status, JSON.parse(notReady.text).failing]).toEqual([503, ['moon']]);
    expect((await ask('/api/health/live')).status).toBe(200);
  });

  it('are scraped by route pattern', async () => {
    await ask('/request-id');
    expect((await ask('/metrics')).text).toContain('route="/request-id"');
  });
});

describe('idempotency keys', () => {
  it('replay the answer, refuse another payload, are each caller’s own', async () => {
    const first = await order({ amount: 1 }, 'key-one');
    const again = await order({ amount: 1 }, 'key-one');
    expect(again.text).toBe(first.text);
    expect([again.status, again.headers.get('idempotency-hit')]).toEqual([201, 'true']);
    expect((await order({ amount: 2 }, 'key-one')).status).toBe(422);
    expect((await order({ amount: 1 }, 'key-one', 'two')).text).not.toBe(first.text);
    expect((await order({ amount: 1 }, ' ')).status).toBe(400);
    expect((await order({ amount: 1 }, 'x'.repeat(201))).status).toBe(400);
  });

  it('run once, however many come at the same time', async () => {
    const before = orders;
    const running = order({ amount: 8 }, 'key-race');
    await eventually(() => expect(orders).toBe(before + 1));
    const others = await Promise.all(Array.from({ length: 20 }, () => order({ amount: 8 }, 'key-race')));
    expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 409));
    release();
    expect((await running).status).toBe(201);
    expect(orders).toBe(before + 1);
  });

  it('may be used again after a failure', async () => {
    expect((await order({ amount: 9 }, 'key-nine')).status).toBe(409);
    expect((await order({ amount: 3 }, 'key-nine')).status).toBe(201);
  });
});

describe('the internal client', () => {
  it('maps errors, unreachable services and ones that are too slow', async () => {
    const client = new InternalClient(service.url);
    const refused = defineCall('GET', '/refused');
    await expect(client.call(refused)).rejects.toMatchObject({
      status: 402,
      body: { message: 'Not enough' },
      headers: { 'Retry-After': '7' },
    });
    await expect(client.call(defineCall('GET', '/slow'), { timeoutMs: 200 })).rejects.toMatchObject({
      status: 504,
    });
    release();
    await client.close();
    const nowhere = new InternalClient('http://127.0.0.1:9');
    await expect(nowhere.call(refused)).rejects.toMatchObject({ status: 503 });
    await nowhere.close();
  });
});

describe('closing', () => {
  it('first runs what must end, and lets running requests finish', async () => {
    const closing = await openTestService({
      controllers: [OrdersController],
      imports: [
        DatabaseModule.forRoot({ url: database.serviceUrl, schema: 'kit', entities: [] }),
        IdempotencyModule,
      ],
    });
    let drained = false;
    closing.app.get(Draining).register(async () => {
      drained = true;
    });
    const before = release;
    const running = fetch(`${closing.url}/slow`);
    await eventually(() => expect(release).not.toBe(before));
    const closed = closing.close();
    await eventually(() => expect(drained).toBe(true));
    release();
    expect(await (await running).text()).toBe('done');
    await closed;
  });
});
