import { randomUUID } from 'node:crypto';
import { ChatApi } from './support/chat-api.js';
import { type ChatHarness, openChat } from './support/chat-harness.js';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await openChat();
});
afterAll(() => chat.close());

const paths = (id: string): [string, string, unknown?][] => [
  ['GET', `/sessions/${id}`],
  ['GET', `/sessions/${id}/messages`],
  ['GET', `/sessions/${id}/stream`],
  ['POST', `/sessions/${id}/messages`, { content: 'Hello' }],
  ['POST', `/sessions/${id}/stop`],
  ['DELETE', `/sessions/${id}/messages`],
  ['POST', `/sessions/${id}/regenerate`],
  ['PATCH', `/sessions/${id}`, { title: 'Mine now' }],
  ['DELETE', `/sessions/${id}`],
];

describe('whose session it is', () => {
  it('answers 403 to somebody else and 404 for what does not exist, and changes nothing', async () => {
    const owner = chat.visitor();
    const stranger = chat.visitor();
    await stranger.createSession();
    const session = await owner.createSession();
    await owner.send(session, 'Mine.');
    for (const [method, path, body] of paths(session)) {
      const denied = await stranger.call(method, path, body);
      expect([path, method, denied.status, denied.body]).toEqual([
        path,
        method,
        403,
        { message: 'Access denied' },
      ]);
    }
    for (const unknown of [randomUUID(), 'nonsense', "';--"]) {
      for (const [method, path, body] of paths(encodeURIComponent(unknown))) {
        expect([path, method, (await owner.call(method, path, body)).status]).toEqual([path, method, 404]);
      }
    }
    expect((await owner.messages(session)).body).toHaveLength(2);
  });

  it('asks for a caller', async () => {
    for (const id of ['', 'nonsense', '00000000-0000-0000-0000-000000000000']) {
      const nobody = new ChatApi(chat.visitor().url, { anonymousId: id });
      expect((await nobody.call('POST', '/sessions', { characterId: 1 })).status).toBe(400);
      expect((await nobody.call('GET', '/anonymous-status')).status).toBe(400);
    }
  });
});

describe('creating a session', () => {
  it('gives back the newest while it is empty, a new one afterwards', async () => {
    const visitor = chat.visitor();
    const first = await visitor.call<{ id: string }>('POST', '/sessions', { characterId: 1 });
    const second = await visitor.call<{ id: string }>('POST', '/sessions', { characterId: 1 });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.id).toBe(first.body.id);
    await visitor.send(first.body.id, 'Hello');
    const third = await visitor.call<{ id: string }>('POST', '/sessions', { characterId: 1 });
    expect(third.status).toBe(201);
    expect(third.body.id).not.toBe(first.body.id);
    expect((await visitor.call<unknown[]>('GET', '/sessions')).body).toHaveLength(2);
  });

  it('creates one empty session however often it is asked at once', async () => {
    const visitor = chat.visitor();
    const ids = await Promise.all(Array.from({ length: 20 }, () => visitor.createSession()));
    expect(new Set(ids).size).toBe(1);
  });

  it('is refused for paid, unknown and impossible characters', async () => {
    const visitor = chat.visitor();
    const refusal = async (characterId: unknown) => {
      const { status, body } = await visitor.call('POST', '/sessions', { characterId });
      return [status, body.message];
    };
    expect(await refusal(2)).toEqual([401, 'Log in to unlock']);
    expect(await refusal(99)).toEqual([404, 'Character not found']);
    for (const wrong of ['1', 0, -1, 1.5, null, 2 ** 31, [1]]) expect((await refusal(wrong))[0]).toBe(400);
    expect((await visitor.call<unknown[]>('GET', '/sessions')).body).toEqual([]);
  });

  it('answers a repeated key with the same session', async () => {
    const visitor = chat.visitor();
    const key = { 'idempotency-key': randomUUID() };
    const first = await visitor.call<{ id: string }>('POST', '/sessions', { characterId: 1 }, key);
    const again = await visitor.call<{ id: string }>('POST', '/sessions', { characterId: 1 }, key);
    expect(again.headers.get('idempotency-hit')).toBe('true');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await visitor.call('POST', '/sessions', { characterId: 2 }, key)).status).toBe(422);
  });
});

describe('messages that cannot be sent', () => {
  it.each([
    ['empty', { content: '' }, 400],
    ['blank', { content: ' \n\t ' }, 400],
    ['too long', { content: 'x'.repeat(4_001) }, 400],
    ['with NUL', { content: 'a\0b' }, 400],
    ['with a lone surrogate', { content: 'a\ud800b' }, 400],
    ['a number', { content: 7 }, 400],
    ['missing', {}, 400],
    ['with an unknown key', { content: 'Hello', tokens: 5 }, 400],
    ['too large', { content: 'x'.repeat(200_000) }, 413],
  ])('are refused: %s', async (_, body, status) => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const refused = await visitor.call('POST', `/sessions/${session}/messages`, body);
    expect(refused.status).toBe(status);
    expect(typeof refused.body.message).toBe('string');
    expect((await visitor.messages(session)).body).toEqual([]);
    expect(await visitor.remaining()).toBe(4);
  });

  it('may be exactly as long as allowed, after trimming', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    expect((await visitor.send(session, `  ${'x'.repeat(4_000)}  `)).status).toBe(201);
  });

  it('are refused when they are not JSON', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const post = async (body: string, type: string) =>
      (
        await fetch(`${visitor.url}/sessions/${session}/messages`, {
          method: 'POST',
          body,
          headers: { ...visitor.headers, 'content-type': type },
        })
      ).status;
    expect(await post('{"content": "a"', 'application/json')).toBe(400);
    expect(await post('{"__proto__": {"content": "a"}}', 'application/json')).toBe(400);
    expect(await post('content=a', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await post('hello', 'text/plain')).toBe(415);
  });
});

describe('resetting and deleting', () => {
  it('empties the session and gives the full allowance again', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    for (const text of ['1', '2', '3', '4']) await visitor.send(session, text);
    expect((await visitor.reset(session)).body).toEqual({ messagesRemaining: 4 });
    expect((await visitor.messages(session)).body).toEqual([]);
    expect((await visitor.session(session)).body).toMatchObject({ messageCount: 0, lastMessage: null });
    expect((await visitor.send(session, 'Again')).body.messagesRemaining).toBe(3);
  });

  it('removes a session for good', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    await visitor.send(session, 'Hello');
    expect((await visitor.call('DELETE', `/sessions/${session}`)).status).toBe(204);
    expect((await visitor.session(session)).status).toBe(404);
    expect(await visitor.remaining()).toBe(3);
  });
});
