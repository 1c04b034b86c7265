import { eventually } from '@parley/kit/testing/eventually';
import { emptyTestRedis } from '@parley/kit/testing/test-redis';
import { ANONYMOUS_ID, SESSION_ID } from './fakes/fake-chat.js';
import { ADA } from './fakes/fake-wallet.js';
import { openGateway, type TestGateway } from './fakes/open-gateway.js';
import { openRedisProxy, type RedisProxy } from './fakes/redis-proxy.js';
import { cookieOf } from './fakes/signed-in.js';
import { quickestOfThree } from './fakes/quickest.js';

const NOT_READY = { message: 'Parley is not ready right now. Please try again.' };
const A = `anonymousSessionId=${ANONYMOUS_ID}`;

let redis: RedisProxy;
let gateway: TestGateway;
let cookie: string;
beforeAll(async () => {
  redis = await openRedisProxy(await emptyTestRedis());
  gateway = await openGateway({ REDIS_URL: redis.url });
  cookie = await cookieOf(gateway, ADA);
});
afterAll(async () => {
  await gateway.closeAll();
  await redis.close();
});

describe('while Redis is away', () => {
  beforeAll(() => redis.cut());

  const PERSONAL = [
    ['GET', '/api/auth/user'],
    ['GET', '/api/user/tokens'],
    ['POST', '/api/user/daily-tokens'],
    ['DELETE', '/api/user'],
    ['GET', '/api/admin/settings'],
    ['GET', `/api/chat/sessions?${A}`],
    ['POST', `/api/chat/sessions/${SESSION_ID}/messages?${A}`],
    ['GET', '/api/logout'],
  ] as const;

  it.each(PERSONAL)(
    '%s %s of somebody with a session is not ready, never signed out',
    async (method, path) => {
      const body = path.includes('/messages') ? JSON.stringify({ content: 'Hello' }) : undefined;
      const answer = await gateway.fetch(path, {
        method,
        headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body } : {}),
      });
      expect([answer.status, await answer.json()]).toEqual([503, NOT_READY]);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect([...gateway.wallet.seen, ...gateway.chat.seen]).toEqual([]);
    },
  );

  it('so are the fields of GraphQL', async () => {
    for (const field of ['me { id }', 'tokens { tokens }', 'settings { tokenAmount }']) {
      const { data, errors } = await gateway.graphql(`{ ${field} }`, {}, { cookie });
      expect(errors).toMatchObject([{ message: NOT_READY.message, extensions: { status: 503 } }]);
      expect(Object.values(data ?? {})).toEqual([null]);
    }
    const introspection = await gateway.graphql('{ __schema { types { name } } }', {}, { cookie });
    expect([introspection.status, introspection.data]).toEqual([503, undefined]);
  });

  it('a sign-in says that it is not possible', async () => {
    const answer = await gateway.fetch(`/api/callback?state=${'s'.repeat(43)}&code=x`, {
      headers: { cookie: `parley.sign-in=${'b'.repeat(43)}` },
    });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('not possible right now');
  });

  it('what is for everybody is there, with a session or without, at once', async () => {
    const took = await quickestOfThree(async () => {
      for (const headers of [{}, { cookie }] as Record<string, string>[]) {
        expect((await gateway.fetch('/api/characters', { headers })).status).toBe(200);
        const { data } = await gateway.graphql('{ collections { name } }', {}, headers);
        expect(data).toEqual({ collections: [{ name: 'Science' }] });
      }
    });
    expect(took).toBeLessThan(1_000);
  });

  it('visitors go on', async () => {
    expect(await (await gateway.fetch('/api/auth/user')).json()).toBeNull();
    expect((await gateway.fetch('/api/user/tokens')).status).toBe(401);
    const path = `/api/chat/sessions/${SESSION_ID}/messages?${A}`;
    expect((await gateway.post(path, { content: 'Hello' })).status).toBe(201);
  });
});

describe('when it is back', () => {
  it('everybody is as signed in as before', async () => {
    redis.mend();
    await eventually(async () => {
      const answer = await gateway.fetch('/api/auth/user', { headers: { cookie } });
      expect(await answer.json()).toMatchObject({ id: ADA.id });
    });
  });
});
