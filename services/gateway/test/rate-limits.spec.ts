import { eventually } from '@parley/kit/testing/eventually';
import { emptyTestRedis } from '@parley/kit/testing/test-redis';
import { Redis } from 'ioredis';
import { RATE_LIMITS } from '../src/limits/limits.table.js';
import { SESSION_ID } from './fakes/fake-chat.js';
import { openGateway, rawRequest, type TestGateway } from './fakes/open-gateway.js';
import { openRedisProxy } from './fakes/redis-proxy.js';
import { ADA, BOB } from './fakes/fake-wallet.js';
import { cookieOf } from './fakes/signed-in.js';

/** Tests come from this machine, which counts as a proxy here: each test is an address of its own. */
const ON = { RATE_LIMIT_PROFILE: 'production', TRUSTED_PROXIES: '127.0.0.1' };
const REFUSAL = { message: 'Too many requests. Please wait a moment.' };

const visitor = (number: number) => `6f9619ff-8b86-4d11-b42d-${String(number).padStart(12, '0')}`;

let addresses = 0;
/** An address that no other test has used. */
const freshAddress = () => {
  addresses += 1;
  return `203.0.113.${addresses}`;
};

interface Visit {
  address: string;
  anonymousId?: string;
}

const sendTo = (gateway: TestGateway, { address, anonymousId = visitor(1) }: Visit) =>
  gateway.post(
    `/api/chat/sessions/${SESSION_ID}/messages?anonymousSessionId=${anonymousId}`,
    { content: 'Hello' },
    { 'x-forwarded-for': address },
  );

/** Statuses of calls one after another. */
async function statusesOf(
  count: number,
  call: (index: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await call(index)).status);
  return statuses;
}

const granted = (statuses: number[]) => statuses.filter((status) => status < 300).length;

async function expectRefusal(answer: Response): Promise<void> {
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual(REFUSAL);
}

describe('with Redis', () => {
  let redisUrl: string;
  let gateway: TestGateway;
  beforeAll(async () => {
    redisUrl = await emptyTestRedis();
    gateway = await openGateway({ ...ON, REDIS_URL: redisUrl });
  });
  afterAll(() => gateway.closeAll());
  beforeEach(() => gateway.chat.reset());

  const [perAddress, perVisitor, , perDay] = RATE_LIMITS.chatSend;

  it('bounds the messages of one anonymous id', async () => {
    const address = freshAddress();
    const statuses = await statusesOf(perVisitor.points + 2, () => sendTo(gateway, { address }));
    expect(granted(statuses)).toBe(perVisitor.points);
    await expectRefusal(await sendTo(gateway, { address }));
    expect(gateway.chat.seen).toHaveLength(perVisitor.points);
    expect((await sendTo(gateway, { address, anonymousId: visitor(2) })).status).toBe(201);
  });

  it('bounds the messages of one address, whatever ids it takes', async () => {
    const address = freshAddress();
    const statuses = await statusesOf(perAddress.points + 2, (index) =>
      sendTo(gateway, { address, anonymousId: visitor(100 + index) }),
    );
    expect(granted(statuses)).toBe(perAddress.points);
    await expectRefusal(await sendTo(gateway, { address, anonymousId: visitor(999) }));
    expect((await sendTo(gateway, { address: freshAddress(), anonymousId: visitor(999) })).status).toBe(201);
  });

  it('lets through exactly the limit when all come at once', async () => {
    const address = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: perAddress.points * 2 }, (_, index) =>
        sendTo(gateway, { address, anonymousId: visitor(1_000 + index) }),
      ),
    );
    // What is given back by a refusal may be taken by another call: never more than the limit.
    expect(granted(answers.map(({ status }) => status))).toBe(perAddress.points);
  });

  it('counts a whole IPv6 network as one address', async () => {
    const statuses = await statusesOf(perAddress.points + 2, (index) =>
      sendTo(gateway, {
        address: `2001:db8:0:1::${index.toString(16)}`,
        anonymousId: visitor(2_000 + index),
      }),
    );
    expect(granted(statuses)).toBe(perAddress.points);
  });

  it('counts for all replicas together', async () => {
    const other = await openGateway({ ...ON, REDIS_URL: redisUrl });
    try {
      const address = freshAddress();
      const statuses = await statusesOf(perAddress.points + 4, (index) =>
        sendTo(index % 2 ? gateway : other, { address, anonymousId: visitor(3_000 + index) }),
      );
      expect(granted(statuses)).toBe(perAddress.points);
    } finally {
      await other.closeAll();
    }
  });

  it('does not charge the day for what the minute refused', async () => {
    expect(perDay.points).toBeGreaterThan(perAddress.points);
    const address = freshAddress();
    await statusesOf(perAddress.points + 10, (index) =>
      sendTo(gateway, { address, anonymousId: visitor(4_000 + index) }),
    );
    const redis = new Redis(redisUrl);
    const spent = await redis.get(`gateway:limit:${perDay.name}:address:${address}`);
    redis.disconnect();
    expect(Number(spent)).toBe(perAddress.points);
  });

  it('bounds new sessions, and demo questions by the characters asked', async () => {
    const address = freshAddress();
    const headers = { 'x-forwarded-for': address };
    const [sessions] = RATE_LIMITS.sessionCreation;
    const created = await statusesOf(sessions.points + 1, (index) =>
      gateway.post(
        '/api/chat/sessions',
        { characterId: 1, anonymousSessionId: visitor(5_000 + index) },
        headers,
      ),
    );
    expect(granted(created)).toBe(sessions.points);
    const [demo] = RATE_LIMITS.demo;
    const characterIds = [1, 2, 3, 4, 5, 6];
    const asked = await statusesOf(demo.points / 6 + 1, () =>
      gateway.post('/api/demo/ask', { question: 'Why?', characterIds }, headers),
    );
    expect(granted(asked)).toBe(demo.points / 6);
    expect(
      (await gateway.post('/api/demo/ask', { question: 'Why?', characterIds: [1] }, headers)).status,
    ).toBe(429);
  });

  it('bounds the same by GraphQL, with the same words', async () => {
    const address = freshAddress();
    const headers = { 'x-forwarded-for': address };
    const send = (index: number) =>
      gateway.graphql(
        'mutation($a: String) { sendMessage(sessionId: "x", content: "Hello", anonymousSessionId: $a) { messagesRemaining } }',
        { a: visitor(6_000 + index) },
        headers,
      );
    for (let index = 0; index < perAddress.points; index += 1)
      expect((await send(index)).errors).toBeUndefined();
    const refused = await send(999);
    expect(refused.errors).toMatchObject([
      { message: REFUSAL.message, extensions: { code: 'TOO_MANY_REQUESTS', status: 429 } },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    await expectRefusal(await sendTo(gateway, { address, anonymousId: visitor(6_999) }));
  });

  it('bounds everything else of one address, but neither pages nor health', async () => {
    const address = freshAddress();
    const headers = { 'x-forwarded-for': address };
    const [general] = RATE_LIMITS.general;
    const answers = await Promise.all(
      Array.from({ length: general.points }, () => gateway.fetch('/api/auth/user', { headers })),
    );
    expect(granted(answers.map(({ status }) => status))).toBe(general.points);
    await expectRefusal(await gateway.fetch('/api/characters', { headers }));
    const graphql = await gateway.graphql('{ collections { id } }', {}, headers);
    expect(graphql).toMatchObject({ status: 429, errors: [{ message: REFUSAL.message }] });
    expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await gateway.fetch('/', { headers })).status).toBe(404);
    expect((await gateway.fetch('/api/health/live', { headers })).status).toBe(200);
  });

  it('lets a whole school report its pages, beyond what it may ask otherwise', async () => {
    const [general] = RATE_LIMITS.general;
    const [tracking] = RATE_LIMITS.tracking;
    const headers = { 'x-forwarded-for': freshAddress() };
    const event = { eventType: 'page_view', page: '/', sessionId: 's-1', domain: 'parley.example' };
    const answers = await Promise.all(
      Array.from({ length: general.points + 50 }, () => gateway.post('/api/analytics/track', event, headers)),
    );
    expect(granted(answers.map(({ status }) => status))).toBe(answers.length);
    expect(tracking.points).toBeGreaterThan(20 * general.points);
  });

  it('believes no forwarded address but that of a trusted proxy', async () => {
    const open = await openGateway({ RATE_LIMIT_PROFILE: 'production' });
    try {
      const statuses = await statusesOf(perAddress.points + 1, (index) =>
        sendTo(open, { address: freshAddress(), anonymousId: visitor(7_000 + index) }),
      );
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await open.closeAll();
    }
  });

  it('counts nothing with the profile off', async () => {
    const open = await openGateway({ ...ON, RATE_LIMIT_PROFILE: 'off' });
    try {
      const statuses = await statusesOf(perAddress.points + 5, () =>
        sendTo(open, { address: '203.0.113.250' }),
      );
      expect(granted(statuses)).toBe(statuses.length);
    } finally {
      await open.closeAll();
    }
  });
});

describe('an account', () => {
  it('has limits of its own, whatever address and anonymous id it comes with', async () => {
    const gateway = await openGateway(ON);
    const perAccount = RATE_LIMITS.chatSend.find(({ by }) => by === 'account')!;
    try {
      const cookies = { ada: await cookieOf(gateway, ADA), bob: await cookieOf(gateway, BOB) };
      const send = (cookie: string, index: number) =>
        gateway.post(
          `/api/chat/sessions/${SESSION_ID}/messages?anonymousSessionId=${visitor(7_000 + index)}`,
          { content: 'Hello' },
          { 'x-forwarded-for': freshAddress(), cookie },
        );
      const statuses = await statusesOf(perAccount.points + 2, (index) => send(cookies.ada, index));
      expect(granted(statuses)).toBe(perAccount.points);
      await expectRefusal(await send(cookies.ada, 0));
      expect((await send(cookies.bob, 0)).status).toBe(201);
    } finally {
      await gateway.closeAll();
    }
  });

  it('can download its data now and then, not all the time', async () => {
    const gateway = await openGateway(ON);
    const perAccount = RATE_LIMITS.dataExport.find(({ by }) => by === 'account')!;
    try {
      const headers = { cookie: await cookieOf(gateway, ADA), 'x-forwarded-for': freshAddress() };
      const statuses = await statusesOf(perAccount.points + 1, () =>
        gateway.fetch('/api/user/export', { headers }),
      );
      expect(granted(statuses)).toBe(perAccount.points);
      const { errors } = await gateway.graphql('{ accountData }', {}, headers);
      expect(errors).toMatchObject([{ extensions: { status: 429 } }]);
    } finally {
      await gateway.closeAll();
    }
  });
});

describe('signing in', () => {
  it('is bounded by the day too, since every session stays for days', async () => {
    const redisUrl = await emptyTestRedis();
    const gateway = await openGateway({ ...ON, REDIS_URL: redisUrl });
    const redis = new Redis(redisUrl);
    try {
      const address = freshAddress();
      const login = () => gateway.fetch('/api/login', { headers: { 'x-forwarded-for': address } });
      expect((await login()).status).not.toBe(429);
      const perDay = RATE_LIMITS.signIn.find(({ perSeconds }) => perSeconds === 24 * 3600);
      await redis.set(`gateway:limit:${perDay?.name}:address:${address}`, perDay?.points ?? 0, 'EX', 3600);
      await expectRefusal(await login());
    } finally {
      redis.disconnect();
      await gateway.closeAll();
    }
  });

  it('is bounded at the issuer’s pages, where each step costs a hash or a row; its files are not', async () => {
    const gateway = await openGateway({ ...ON, IDENTITY_URL: 'http://127.0.0.1:1' });
    try {
      const headers = { 'x-forwarded-for': freshAddress() };
      const statusOf = async (path: string, method = 'GET') =>
        (await gateway.fetch(path, { method, headers })).status;
      const statuses = await Promise.all(
        Array.from({ length: 700 }, (_, at) =>
          at % 2 ? statusOf('/oidc/auth') : statusOf('/oidc/interaction/some', 'POST'),
        ),
      );
      expect(statuses.filter((status) => status === 503)).toHaveLength(600);
      expect(await statusOf('/oidc/assets/page.css')).toBe(503);
    } finally {
      await gateway.closeAll();
    }
  });
});

it('a guesser of access tokens is stopped before the wallet is', async () => {
  const gateway = await openGateway(ON);
  const [perAddress] = RATE_LIMITS.accessTokens;
  try {
    const address = freshAddress();
    const guess = (index: number) =>
      gateway.fetch('/api/characters', {
        headers: {
          authorization: `Bearer parley_pat_${String(index).padStart(43, '0')}`,
          'x-forwarded-for': address,
        },
      });
    const statuses = await statusesOf(perAddress.points + 5, guess);
    expect(statuses.filter((status) => status === 401)).toHaveLength(perAddress.points);
    expect(statuses.at(-1)).toBe(429);
    expect(gateway.wallet.seen).toHaveLength(perAddress.points);
  } finally {
    await gateway.closeAll();
  }
});

describe('while Redis is away', () => {
  it('counts in its own memory, is ready, and goes on in Redis once that is back', async () => {
    const redis = await openRedisProxy(await emptyTestRedis());
    const gateway = await openGateway({ ...ON, REDIS_URL: redis.url });
    const [perAddress] = RATE_LIMITS.chatSend;
    try {
      redis.cut();
      const address = freshAddress();
      const statuses = await statusesOf(perAddress.points + 2, (index) =>
        sendTo(gateway, { address, anonymousId: visitor(8_000 + index) }),
      );
      expect(granted(statuses)).toBe(perAddress.points);
      expect((await gateway.fetch('/api/health/ready')).status).toBe(200);
      redis.mend();
      // Redis has heard of none of these calls.
      await eventually(async () => {
        expect((await sendTo(gateway, { address, anonymousId: visitor(8_999) })).status).toBe(201);
      });
    } finally {
      await gateway.closeAll();
      await redis.close();
    }
  });

  it('starts without it', async () => {
    const gateway = await openGateway({ ...ON, REDIS_URL: 'redis://127.0.0.1:1' });
    try {
      expect((await rawRequest(gateway.url, '/api/characters')).status).toBe(200);
      expect((await sendTo(gateway, { address: freshAddress() })).status).toBe(201);
    } finally {
      await gateway.closeAll();
    }
  });
});
