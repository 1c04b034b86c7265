import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import { ANONYMOUS_ID, SESSION_ID, TURN } from './fakes/fake-chat.js';
import { refuse } from './fakes/fake-service.js';
import { openGateway, type TestGateway } from './fakes/open-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.closeAll());
beforeEach(() => gateway.chat.reset());

const SESSION = `/api/chat/sessions/${SESSION_ID}`;

const CALLS = [
  ['POST', '/api/chat/sessions', 'createSession', 201],
  ['GET', '/api/chat/sessions', 'listSessions', 200],
  ['GET', SESSION, 'readSession', 200],
  ['DELETE', SESSION, 'deleteSession', 204],
  ['GET', `${SESSION}/messages`, 'listMessages', 200],
  ['POST', `${SESSION}/messages`, 'sendMessage', 201],
  ['DELETE', `${SESSION}/messages`, 'resetSession', 200],
  ['GET', `${SESSION}/stream`, 'resumeReply', 200],
  ['POST', `${SESSION}/stop`, 'stopReply', 200],
  ['GET', '/api/anonymous-status', 'anonymousStatus', 200],
] as const;

/** Makes a call as a visitor: the id in the body where the contract has it there, else in the query. */
function callAs(method: string, path: string, anonymousId: unknown, headers: Record<string, string> = {}) {
  const isCreation = method === 'POST' && path === '/api/chat/sessions';
  const query =
    anonymousId === undefined || isCreation
      ? ''
      : `?anonymousSessionId=${encodeURIComponent(String(anonymousId))}`;
  if (method !== 'POST') return gateway.fetch(path + query, { method, headers });
  const body = isCreation ? { characterId: 1, anonymousSessionId: anonymousId } : { content: 'Hello' };
  return gateway.post(path + query, body, headers);
}

describe('every chat call', () => {
  it.each(CALLS)('%s %s is %s of chat', async (method, path, name, status) => {
    const answer = await callAs(method, path, ANONYMOUS_ID);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('etag')).toBeNull();
    expect(gateway.chat.seen.map((call) => call.name)).toEqual([name]);
    const text = await answer.text();
    if (status === 204) expect(text).toBe('');
    else expect(text).not.toBe('');
  });

  it.each(CALLS)('%s %s takes only a UUID for an anonymous id', async (method, path) => {
    for (const bad of ['', 'me', '00000000-0000-0000-0000-000000000000', `${ANONYMOUS_ID}0`]) {
      const answer = await callAs(method, path, bad);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ message: 'anonymousSessionId must be a UUID' });
    }
    expect(gateway.chat.seen).toEqual([]);
  });

  it.each(CALLS)('%s %s without any id is signed out, unless it is about the id', async (method, path) => {
    const answer = await callAs(method, path, undefined);
    const isAboutId =
      path === '/api/anonymous-status' || (method === 'POST' && path === '/api/chat/sessions');
    expect(answer.status).toBe(isAboutId ? 400 : 401);
    expect(gateway.chat.seen).toEqual([]);
  });

  it.each(CALLS)('%s %s tells chat who asks by headers of its own making', async (method, path) => {
    await callAs(method, path, ANONYMOUS_ID.toUpperCase(), {
      [CALLER_HEADERS.userId]: 'someone-else',
      [CALLER_HEADERS.anonymousId]: '11111111-1111-4111-8111-111111111111',
      [CALLER_HEADERS.requestId]: 'forged-request-id',
      'x-forwarded-for': '10.0.0.1',
      cookie: 'parley.session=stolen',
      authorization: 'Bearer stolen',
    });
    const { headers } = gateway.chat.seen[0]!;
    expect(headers[CALLER_HEADERS.anonymousId]).toBe(ANONYMOUS_ID);
    expect(headers[CALLER_HEADERS.userId]).toBeUndefined();
    expect(headers[CALLER_HEADERS.requestId]).toMatch(/^[\da-f-]{36}$/);
    for (const name of ['cookie', 'authorization', 'x-forwarded-for']) expect(headers[name]).toBeUndefined();
  });

  it('takes one anonymous id, not several', async () => {
    const two = `anonymousSessionId=${ANONYMOUS_ID}&anonymousSessionId=${ANONYMOUS_ID}`;
    expect((await gateway.fetch(`/api/chat/sessions?${two}`)).status).toBe(400);
  });

  it('answers the request id that chat was given', async () => {
    const answer = await callAs('GET', SESSION, ANONYMOUS_ID);
    expect(answer.headers.get('x-request-id')).toBe(gateway.chat.seen[0]!.headers[CALLER_HEADERS.requestId]);
  });
});

describe('creating a session', () => {
  it('reads the anonymous id from the body only, and hands on the rest', async () => {
    const inQuery = await gateway.post(`/api/chat/sessions?anonymousSessionId=${ANONYMOUS_ID}`, {
      characterId: 1,
    });
    expect(inQuery.status).toBe(400);
    await gateway.post('/api/chat/sessions', {
      characterId: 1,
      anonymousSessionId: ANONYMOUS_ID,
      isAdmin: true,
    });
    expect(gateway.chat.seen).toMatchObject([{ body: { characterId: 1, isAdmin: true } }]);
    expect(gateway.chat.seen[0]!.body).not.toHaveProperty('anonymousSessionId');
  });

  it.each([['null'], ['[]'], ['"text"'], ['7']])('refuses the body %s', async (body) => {
    const answer = await gateway.fetch('/api/chat/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: 'anonymousSessionId must be a UUID' });
  });

  it('keeps the status: 200 for a session that was there already', async () => {
    gateway.chat.handle('createSession', (_request, reply) => reply.status(200).send({ id: SESSION_ID }));
    expect((await callAs('POST', '/api/chat/sessions', ANONYMOUS_ID)).status).toBe(200);
  });
});

describe('sending a message as JSON', () => {
  const path = `${SESSION}/messages?anonymousSessionId=${ANONYMOUS_ID}`;

  it('hands on the content and its key, and passes on the turn', async () => {
    const answer = await gateway.post(path, { content: ' Hello ' }, { 'idempotency-key': 'key-1' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual(TURN);
    expect(answer.headers.get('idempotency-hit')).toBeNull();
    expect(gateway.chat.seen).toMatchObject([
      {
        url: `/sessions/${SESSION_ID}/messages`,
        body: { content: ' Hello ' },
        headers: { 'idempotency-key': 'key-1', accept: 'application/json' },
      },
    ]);
  });

  it('says when the answer is that of an earlier request', async () => {
    gateway.chat.handle('sendMessage', (_request, reply) =>
      reply.status(201).header('Idempotency-Hit', 'true').send(TURN),
    );
    const answer = await gateway.post(path, { content: 'Hello' }, { 'idempotency-key': 'key-1' });
    expect(answer.headers.get('idempotency-hit')).toBe('true');
  });

  it.each([
    [400, { message: 'content is too long', errors: [{ field: 'content', message: 'content is too long' }] }],
    [402, { message: 'Character is locked' }],
    [403, { message: 'Message limit reached', limitReached: true }],
    [409, { message: 'A reply is still being written.' }],
    [503, { message: 'The character is unavailable right now. Please try again.' }],
    [504, { message: 'The character took too long to answer.' }],
  ])('passes on %s with its body', async (status, body) => {
    gateway.chat.handle('sendMessage', refuse(status, body));
    const answer = await gateway.post(path, { content: 'Hello' });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual(body);
  });

  it('keeps Retry-After of a refusal', async () => {
    gateway.chat.handle('sendMessage', refuse(429, { message: 'Slow down.' }, { 'retry-after': '12' }));
    const answer = await gateway.post(path, { content: 'Hello' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '12']);
  });
});

describe('what is for everybody', () => {
  it('knows no account of an anonymous caller', async () => {
    const answer = await gateway.fetch('/api/auth/user', { headers: { [CALLER_HEADERS.userId]: 'admin' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toBe('null');
  });

  it('asks the demo without a name', async () => {
    const question = { question: 'Why?', characterIds: [1] };
    const answer = await gateway.post('/api/demo/ask', question);
    expect(answer.status).toBe(200);
    expect(gateway.chat.seen).toMatchObject([{ name: 'askDemo', body: question }]);
    expect(gateway.chat.seen[0]!.headers[CALLER_HEADERS.anonymousId]).toBeUndefined();
  });
});

describe('while chat is away', () => {
  it('answers 503, which is safe to send again', async () => {
    const alone = await openGateway({ CHAT_URL: 'http://127.0.0.1:1' });
    try {
      for (const accept of ['application/json', 'text/event-stream']) {
        const answer = await alone.post(
          `${SESSION}/messages?anonymousSessionId=${ANONYMOUS_ID}`,
          { content: 'Hello' },
          { accept },
        );
        expect(answer.status).toBe(503);
        expect(await answer.json()).toEqual({ message: 'Parley is not ready right now. Please try again.' });
      }
      expect((await alone.fetch('/api/characters')).status).toBe(200);
    } finally {
      await alone.closeAll();
    }
  });
});
