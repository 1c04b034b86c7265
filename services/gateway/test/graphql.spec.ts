import { ANONYMOUS_ID, SESSION_ID } from './fakes/fake-chat.js';
import { refuse } from './fakes/fake-service.js';
import { ADA } from './fakes/fake-wallet.js';
import { openGateway, rawRequest, type TestGateway } from './fakes/open-gateway.js';
import { cookieOf } from './fakes/signed-in.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.closeAll());
beforeEach(() => {
  gateway.catalog.reset();
  gateway.chat.reset();
  gateway.wallet.reset();
});

const calls = () => [...gateway.catalog.seen, ...gateway.chat.seen, ...gateway.wallet.seen];

describe('GraphQL', () => {
  it('asks once for the characters of all events of a request', async () => {
    const event = { description: '', context: null, imageUrl: '', year: 1, month: 3, day: 15, date: '' };
    const events = [7, 8, 9].map((id) => ({ id, title: `Event ${id}`, ...event }));
    gateway.catalog.handle('listEvents', () => events);
    const { data } = await gateway.graphql(
      '{ events(month: 3, day: 15) { id characters { name } } event(id: 7) { characters { id } } }',
    );
    expect(data).toMatchObject({
      events: [
        { id: 7, characters: [{ name: 'Archimedes' }] },
        { id: 8, characters: [] },
        { id: 9, characters: [] },
      ],
    });
    const asked = gateway.catalog.seen.filter(({ name }) => name === 'charactersOfEvents');
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(asked[0]!.url).toContain('ids=7%2C8%2C9');
  });

  it('hands on the key of a message, and takes none that no header could be', async () => {
    const send = (idempotencyKey: string | null) =>
      gateway.graphql(
        `mutation($key: String) { sendMessage(sessionId: "${SESSION_ID}", content: "Hello",
          anonymousSessionId: "${ANONYMOUS_ID}", idempotencyKey: $key) { messagesRemaining } }`,
        { key: idempotencyKey },
      );
    expect((await send('key-1')).data).toEqual({ sendMessage: { messagesRemaining: 3 } });
    expect((await send(null)).data).toEqual({ sendMessage: { messagesRemaining: 3 } });
    expect(gateway.chat.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', undefined]);
    for (const key of ['a\r\nx-user-id: admin', '', 'é', 'x'.repeat(201)]) {
      expect((await send(key)).errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST', status: 400 } }]);
    }
    expect(gateway.chat.seen).toHaveLength(2);
  });

  it('takes its caller from the arguments of each field, never from a header', async () => {
    const other = '6f9619ff-8b86-4d11-b42d-000000000002';
    await gateway.graphql(
      `{ a: chatSessions(anonymousSessionId: "${ANONYMOUS_ID.toUpperCase()}") { id }
         b: chatSessions(anonymousSessionId: "${other}") { id } }`,
      {},
      { 'x-user-id': 'admin', 'x-anonymous-id': '11111111-1111-4111-8111-111111111111' },
    );
    const callers = gateway.chat.seen.map(({ headers }) => headers['x-anonymous-id']);
    expect(callers.toSorted()).toEqual([other, ANONYMOUS_ID].toSorted());
    expect(gateway.chat.seen.every(({ headers }) => headers['x-user-id'] === undefined)).toBe(true);
  });

  it('says what REST says, with details, of a refusal', async () => {
    gateway.chat.handle('sendMessage', refuse(403, { message: 'Message limit reached', limitReached: true }));
    const { status, data, errors } = await gateway.graphql(
      `mutation { sendMessage(sessionId: "${SESSION_ID}", content: "Hello",
        anonymousSessionId: "${ANONYMOUS_ID}") { messagesRemaining } }`,
    );
    expect([status, data]).toEqual([200, null]);
    expect(errors).toMatchObject([
      {
        message: 'Message limit reached',
        path: ['sendMessage'],
        extensions: { code: 'FORBIDDEN', status: 403, limitReached: true },
      },
    ]);
  });

  it('keeps what could be answered beside what could not', async () => {
    const { data, errors } = await gateway.graphql('{ character(id: 99) { name } collections { name } }');
    expect(data).toEqual({ character: null, collections: [{ name: 'Science' }] });
    expect(errors).toMatchObject([
      { message: 'Not found', path: ['character'], extensions: { code: 'NOT_FOUND', status: 404 } },
    ]);
  });

  it.each([
    ['an error of no known shape', () => refuse(500, { oops: 'SELECT * FROM users' })],
    [
      'an answer that is no JSON',
      () => (_: unknown, reply: { send: (x: string) => unknown }) => reply.send('<html>'),
    ],
    ['a row without a name', () => () => [{ id: 1 }]],
  ])('hides %s', async (_case, handler) => {
    gateway.catalog.handle('listCollections', handler() as never);
    const { errors } = await gateway.graphql('{ collections { id name } }');
    expect(errors).toHaveLength(1);
    expect(errors![0]!.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', status: 500 });
    expect(JSON.stringify(errors)).not.toMatch(/SELECT|html|Collection\.name|JSON|\.ts|\.js|stack/);
  });

  it('is not kept by anybody', async () => {
    const { headers } = await gateway.graphql('{ collections { id } }');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('what GraphQL refuses with a 4xx, before it asks anybody', () => {
  const event = '{ title }';
  const aliases = (count: number) =>
    `{ ${Array.from({ length: count }, (_, index) => `a${index}: me { id }`).join(' ')} }`;
  const bomb = (levels: number) =>
    Array.from({ length: levels }, (_, index) =>
      index === 0
        ? 'fragment F0 on Query { characters { id } }'
        : `fragment F${index} on Query { ...F${index - 1} ...F${index - 1} }`,
    ).join('\n');

  it.each([
    ['broken syntax', '{ characters { id '],
    ['an unknown field', '{ characters { personality } }'],
    ['a missing argument', '{ character { id } }'],
    ['too many aliases', aliases(16)],
    [
      'aliases hidden in fragments',
      `{ ...X ...Y } fragment X on Query ${aliases(8)} fragment Y on Query ${aliases(9).replaceAll(/a(\d)/g, 'b$1')}`,
    ],
    ['more tokens than a thousand', `{ ${'characters { id } '.repeat(260)} }`],
    [
      'too much: everything of every event',
      '{ events { id title characters { id name collections { id } } } }',
    ],
    ['too much: a page that is too long', '{ discoverCharacters(limit: 100000) { characters { id } } }'],
    ['too much: fragments that double', `{ ...F20 } ${bomb(21)}`],
    ['a circle of fragments', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    [
      'two mutations',
      'mutation { a: askDemo(question: "a", characterIds: [1]) { responses { era } } b: askDemo(question: "b", characterIds: [1]) { responses { era } } }',
    ],
    [
      'two mutations, one in a fragment',
      'mutation { askDemo(question: "a", characterIds: [1]) { responses { era } } ...M } fragment M on Mutation { b: askDemo(question: "b", characterIds: [1]) { responses { era } } }',
    ],
    [
      'a hundred mutations',
      `mutation { ${Array.from({ length: 100 }, (_, index) => `m${index}: claimDailyTokens { tokens }`).join(' ')} }`,
    ],
    [
      'the same mutation a hundred times under one name, in fragments',
      `mutation { ${'...M '.repeat(100)} } fragment M on Mutation { claimDailyTokens { tokens } }`,
    ],
    ['a subscription', `subscription { event ${event} }`],
    ['no operation', 'fragment X on Query { me { id } }'],
  ])('%s', async (_case, query) => {
    const { status, errors, data } = await gateway.graphql(query);
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(errors!.length).toBeGreaterThan(0);
    for (const error of errors!) {
      expect(error.extensions).toEqual({ code: expect.any(String), status: 400 });
      expect(error.message).not.toMatch(/did you mean/i);
    }
    expect(calls()).toEqual([]);
  });

  it('a list that a null variable makes endless', async () => {
    const query = 'query($m: Int, $d: Int) { events(month: $m, day: $d) { id characters { id name era } } }';
    expect((await gateway.graphql(query, { m: null, d: null })).status).toBe(400);
    expect((await gateway.graphql(query)).status).toBe(400);
    expect((await gateway.graphql(query, { m: 3, d: 15 })).status).toBe(200);
  });

  it('variables of the wrong type', async () => {
    const { status, errors } = await gateway.graphql('query($id: Int!) { character(id: $id) { id } }', {
      id: 'one',
    });
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ extensions: { status: 400 } }]);
  });

  it('tells nobody how a field is spelt', async () => {
    const { errors } = await gateway.graphql('{ charcters { id } collections { nam } }');
    expect(errors!.map(({ message }) => message).join()).not.toMatch(/"characters"|"name"|mean/);
  });

  it('several requests in one', async () => {
    const claim = { query: 'mutation { claimDailyTokens { tokens } }' };
    const cookie = await cookieOf(gateway, ADA);
    for (const batch of [
      [{ query: '{ me { id } }' }, claim],
      Array.from({ length: 100 }, () => claim),
      [claim],
      [],
    ]) {
      const answer = await gateway.post('/graphql', batch, { cookie });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        errors: [{ extensions: { code: 'BAD_REQUEST', status: 400 } }],
      });
    }
    expect(calls()).toEqual([]);
  });

  it.each([
    [{}],
    [{ query: '' }],
    [{ query: 7 }],
    ['text'],
    [{ query: '{ me { id } }', variables: 'x' }],
    [{ extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }],
  ])('the body %j', async (body) => {
    const answer = await gateway.post('/graphql', body);
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { extensions: object }[] };
    expect(errors[0]!.extensions).toEqual({ code: expect.any(String), status: 400 });
  });

  it.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('the method %s, and shows no page', async (method) => {
    const url = '/graphql?query=%7Bme%7Bid%7D%7D';
    const answer = await rawRequest(gateway.url, url, {
      method,
      headers: { accept: 'text/html', 'apollo-require-preflight': 'true' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toMatch(/<html|data/);
  });
});

describe('what GraphQL lets through', () => {
  it.each([
    [
      'every field of every character',
      '{ characters { id slug name description era category imageUrl tokenCost mood isFeatured status createdAt bornYear diedYear collections { id name } } }',
    ],
    [
      'every field of every event',
      '{ events { id title description context imageUrl year month day date } }',
    ],
    [
      'today with its people',
      '{ eventsToday { id title characters { id name era tokenCost collections { id name } } } }',
    ],
    ['a month with its people', '{ events(month: 3) { id title characters { id name slug } } }'],
    ['fifteen aliases', `{ ${Array.from({ length: 15 }, (_, index) => `a${index}: me { id }`).join(' ')} }`],
    [
      'a landing page in one request',
      '{ me { id } characters { id name era isFeatured } collections { id name minTokenCost } eventsToday { id title } }',
    ],
    ['type names', '{ __typename characters { __typename } }'],
  ])('%s', async (_case, query) => {
    const { status, errors } = await gateway.graphql(query);
    expect(errors).toBeUndefined();
    expect(status).toBe(200);
  });
});
