import { isUuid } from '@parley/contracts/text/well-formed';
import { emptyTestRedis } from '@parley/kit/testing/test-redis';
import { Redis } from 'ioredis';
import { openGateway, rawRequest, type TestGateway } from './fakes/open-gateway.js';

const KEY = 'stream:analytics.tracked-events';
const PATH = '/api/analytics/track';
const EVENT = {
  eventType: 'page_view',
  page: '/discover',
  sessionId: '6f9619ff-8b86-4d11-b42d-00c04fc964ff',
  domain: 'parley.example',
};

let gateway: TestGateway;
let redis: Redis;
beforeAll(async () => {
  const redisUrl = await emptyTestRedis();
  redis = new Redis(redisUrl);
  gateway = await openGateway({ REDIS_URL: redisUrl });
});
afterAll(async () => {
  redis.disconnect();
  await gateway.closeAll();
});
beforeEach(() => redis.del(KEY));

/** What analytics will get. */
async function appended() {
  return (await redis.xrange(KEY, '-', '+')).map(([, fields]) => {
    const [, id, , at, , payload] = fields;
    return { id: id!, at: Number(at), payload: JSON.parse(payload!) as Record<string, unknown> };
  });
}

describe('an event', () => {
  it('is taken with 202 and handed on with an id, the time, the country and the user agent', async () => {
    const before = Date.now();
    const event = {
      ...EVENT,
      eventType: 'click',
      elementId: 'start',
      elementText: 'Start',
      data: { row: 1 },
    };
    const answer = await gateway.post(PATH, event, { 'cf-ipcountry': 'DE', 'user-agent': 'Mozilla/5.0' });
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ ok: true });
    const [entry, ...more] = await appended();
    expect(more).toEqual([]);
    expect(isUuid(entry!.id)).toBe(true);
    expect(entry!.at).toBeGreaterThanOrEqual(before);
    expect(entry!.payload).toEqual({ ...event, country: 'DE', userAgent: 'Mozilla/5.0' });
  });

  it('is handed on without address, cookies or other headers', async () => {
    const secrets = { cookie: 'parley.sid=secret', 'x-forwarded-for': '203.0.113.7', referer: 'https://x/y' };
    await gateway.post(PATH, EVENT, { ...secrets, 'user-agent': 'Mozilla/5.0' });
    const [entry] = await appended();
    expect(entry!.payload).toEqual({ ...EVENT, country: 'Unknown', userAgent: 'Mozilla/5.0' });
  });

  it('comes from an unknown country where the edge names none', async () => {
    const unknown: Record<string, string>[] = [{}, { 'cf-ipcountry': 'XX' }, { 'cf-ipcountry': 'nowhere' }];
    for (const headers of unknown) await gateway.post(PATH, EVENT, headers);
    expect((await appended()).map(({ payload }) => payload['country'])).toEqual(Array(3).fill('Unknown'));
  });

  it('has the country of the header that is configured', async () => {
    const redisUrl = await emptyTestRedis();
    const other = await openGateway({ REDIS_URL: redisUrl, COUNTRY_HEADER: 'X-Country' });
    try {
      await other.post(PATH, EVENT, { 'x-country': 'it', 'cf-ipcountry': 'DE' });
      expect((await appended())[0]!.payload['country']).toBe('IT');
    } finally {
      await other.closeAll();
    }
  });

  it.each([
    ['page_view', {}],
    ['click', { elementId: null, elementText: null }],
    ['time_on_page', { data: { seconds: 5.5 } }],
    ['scroll_depth', { data: { depth: 100 } }],
    ['click', { elementText: '🎻'.repeat(50), data: { a: 'x', b: 1, c: true, d: null } }],
  ])('of type %s with %j is taken', async (eventType, more) => {
    expect((await gateway.post(PATH, { ...EVENT, eventType, ...more })).status).toBe(202);
  });

  it.each([
    ['no body', undefined],
    ['an empty body', {}],
    ['no session', { ...EVENT, sessionId: undefined }],
    ['no domain', { ...EVENT, domain: undefined }],
    ['no page', { ...EVENT, page: undefined }],
    ['another type', { ...EVENT, eventType: 'purchase' }],
    ['a type that is a list', { ...EVENT, eventType: ['click'] }],
    ['a page that is an address', { ...EVENT, page: 'https://parley.example/' }],
    ['a page that is too long', { ...EVENT, page: `/${'x'.repeat(512)}` }],
    ['a page that is long in characters nobody sees', { ...EVENT, page: `/${'\ufe0f'.repeat(600)}` }],
    ['a session that is a sentence', { ...EVENT, sessionId: 'a b' }],
    ['a session that is too long', { ...EVENT, sessionId: 'x'.repeat(65) }],
    ['a domain with a path', { ...EVENT, domain: 'parley.example/x' }],
    ['a text that is too long', { ...EVENT, elementText: 'x'.repeat(51) }],
    ['a text that is none', { ...EVENT, elementText: 7 }],
    ['an unknown key', { ...EVENT, country: 'DE' }],
    ['another unknown key', { ...EVENT, userAgent: 'Mozilla/5.0' }],
    ['data that is a list', { ...EVENT, data: [1] }],
    ['data that is a text', { ...EVENT, data: 'x' }],
    ['data that is nested', { ...EVENT, data: { a: { b: 1 } } }],
    [
      'data of too many keys',
      { ...EVENT, data: Object.fromEntries([...Array(17).keys()].map((k) => [k, 1])) },
    ],
    ['data with a long text', { ...EVENT, data: { a: 'x'.repeat(201) } }],
    ['data with a strange key', { ...EVENT, data: { 'a b': 1 } }],
    ['a depth beyond the page', { ...EVENT, eventType: 'scroll_depth', data: { depth: 101 } }],
    ['a time before the page', { ...EVENT, eventType: 'time_on_page', data: { seconds: -1 } }],
    ['a time that is a text', { ...EVENT, eventType: 'time_on_page', data: { seconds: '12' } }],
  ])('with %s is 400 and handed to nobody', async (_fault, event) => {
    const answer = await gateway.post(PATH, event);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: expect.any(String) });
    expect(await appended()).toEqual([]);
  });

  it('is refused from another site', async () => {
    const answer = await gateway.post(PATH, EVENT, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await appended()).toEqual([]);
  });

  it('is 415 as the text that a beacon would send', async () => {
    const headers = { 'content-type': 'text/plain' };
    const answer = await rawRequest(gateway.url, PATH, {
      method: 'POST',
      headers,
      body: JSON.stringify(EVENT),
    });
    expect(answer.status).toBe(415);
  });

  it('is 503 while Redis is away', async () => {
    const other = await openGateway({ REDIS_URL: 'redis://127.0.0.1:1' });
    try {
      const answer = await other.post(PATH, EVENT);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({
        message: 'Parley is not ready right now. Please try again.',
      });
    } finally {
      await other.closeAll();
    }
  });
});

describe('by GraphQL', () => {
  const MUTATION = `mutation($eventType: TrackedEventType!, $page: String!, $elementText: String, $data: EventData) {
    trackEvent(eventType: $eventType, page: $page, sessionId: "s-1", domain: "parley.example", elementText: $elementText, data: $data) { ok }
  }`;

  it('the same event is handed on', async () => {
    const variables = { eventType: 'scroll_depth', page: '/', data: { depth: 25 } };
    const { data, errors } = await gateway.graphql(MUTATION, variables, { 'cf-ipcountry': 'FR' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ trackEvent: { ok: true } });
    const [entry] = await appended();
    expect(entry!.payload).toMatchObject({ ...variables, sessionId: 's-1', country: 'FR' });
  });

  it('data may stand in the query itself', async () => {
    const query = `mutation($b: Int) { trackEvent(eventType: click, page: "/", sessionId: "s-1", domain: "d", data: { a: "x", b: $b }) { ok } }`;
    expect((await gateway.graphql(query, { b: 7 })).errors).toBeUndefined();
    expect((await appended())[0]!.payload['data']).toEqual({ a: 'x', b: 7 });
  });

  it.each([
    ['a page that is none', { page: 'discover' }],
    ['a text that is too long', { elementText: 'x'.repeat(51) }],
    ['nested data', { data: { a: { b: 1 } } }],
    ['data that is a list', { data: [1] }],
  ])('%s is refused with the same words as by REST', async (_fault, wrong) => {
    const event = { eventType: 'click', page: '/', sessionId: 's-1', domain: 'parley.example', ...wrong };
    const { errors } = await gateway.graphql(MUTATION, event);
    const { message } = (await (await gateway.post(PATH, event)).json()) as { message: string };
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_REQUEST', status: 400 } }]);
    expect(await appended()).toEqual([]);
  });

  it('a NUL that only GraphQL can spell is refused', async () => {
    const query = String.raw`mutation { trackEvent(eventType: click, page: "/a\u0000b", sessionId: "s-1", domain: "d") { ok } }`;
    const { errors } = await gateway.graphql(query);
    expect(errors).toMatchObject([{ extensions: { status: 400 } }]);
    expect(await appended()).toEqual([]);
  });
});
