import { randomUUID } from 'node:crypto';
import type { ChatApi } from './support/chat-api.js';
import { type ChatHarness, openChat } from './support/chat-harness.js';
import { replying } from './support/long-reply.js';
import { collect } from './support/reading.js';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await openChat();
});
afterAll(() => chat.close());
beforeEach(() => {
  chat.model.script = {};
});

describe('sending a message', () => {
  it('stores both sides and counts down the free messages to the refusal', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    for (const left of [3, 2, 1, 0]) {
      const { status, body } = await visitor.send(session, ` Question ${left} `);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        userMessage: { role: 'user', content: `Question ${left}`, unanswered: false },
        assistantMessage: { role: 'assistant', content: 'I remember it well.', understudy: false },
        messagesRemaining: left,
      });
    }
    const refused = await visitor.send(session, 'One more');
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({ message: 'Message limit reached', limitReached: true });
    expect((await visitor.messages(session)).body).toHaveLength(8);
    expect((await visitor.session(session)).body).toMatchObject({ messageCount: 8, isReplying: false });
  });

  it('gives sessions and messages ids that sort by time', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    await visitor.send(session, 'One?');
    await visitor.send(session, 'Two?');
    const ids = [session, ...(await visitor.messages(session)).body.map(({ id }) => id)];
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(ids.toSorted()).toEqual(ids);
  });

  it('streams the same text that it stores', async () => {
    chat.model.script = { words: ['Mind ', 'the ', '🎻', ' and **bold**\n\n', 'end.'], gapMs: 10 };
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const { events, text } = await collect(visitor.stream(session, 'Play!'));
    expect(events[0]!.event).toBe('start');
    expect(events.at(-1)!.event).toBe('done');
    expect(text).toBe('Mind the 🎻 and **bold**\n\nend.');
    const { body } = await visitor.messages(session);
    expect(body[1]!.content).toBe(text);
    expect(events.at(-1)!.data['assistantMessage']).toEqual(body[1]);
    expect(events.at(-1)!.id).toBe(`${body[1]!.id}:${text.length}`);
  });

  it('shows the model the persona and the conversation so far', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    await visitor.send(session, 'First?');
    await visitor.send(session, 'Second?');
    const { messages } = chat.model.asked.at(-1)!;
    expect(messages[0]!.content).toContain('You are Ada Lovelace.');
    expect(messages.slice(1).map(({ content }) => content)).toEqual([
      'First?',
      'I remember it well.',
      'Second?',
    ]);
  });

  it('answers a repeated key from the store, refuses it with another payload', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const key = randomUUID();
    const first = await visitor.send(session, 'Once?', key);
    const asked = chat.model.asked.length;
    const again = await visitor.send(session, 'Once?', key);
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-hit')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect((await visitor.send(session, 'Other?', key)).status).toBe(422);
    expect(chat.model.asked).toHaveLength(asked);
    expect(await visitor.remaining()).toBe(3);
  });

  it('takes one turn at a time', async () => {
    const goOn = chat.model.holdAfter(0);
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const key = randomUUID();
    const running = visitor.send(session, 'Slow?', key);
    await replying(visitor, session);
    expect((await visitor.send(session, 'Second?')).status).toBe(409);
    expect((await visitor.send(session, 'Slow?', key)).status).toBe(409);
    goOn();
    expect((await running).status).toBe(201);
    expect(await visitor.remaining()).toBe(3);
  });

  it('lets fifty sends at once through one by one, never past the allowance', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await visitor.send(session, 'Race?')).status),
    );
    const accepted = statuses.filter((status) => status === 201).length;
    expect(accepted).toBeGreaterThanOrEqual(1);
    expect(accepted).toBeLessThanOrEqual(4);
    expect(statuses.every((status) => [201, 403, 409].includes(status))).toBe(true);
    expect(await visitor.remaining()).toBe(4 - accepted);
    expect((await visitor.messages(session)).body).toHaveLength(accepted * 2);
  });

  it('never spends more than the allowance over many sessions of one visitor', async () => {
    const visitor = chat.visitor();
    const sessions: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      // Sessions are only created anew once the newest was used; a row each is what the race needs.
      sessions.push(await addSession(visitor));
    }
    const statuses = await Promise.all(sessions.map(async (id) => (await visitor.send(id, 'Race?')).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(statuses.filter((status) => status === 403)).toHaveLength(8);
    expect(await visitor.remaining()).toBe(0);
  });

  it('sends one key fifty times at once and stores it once', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const key = randomUUID();
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await visitor.send(session, 'Once?', key)).status),
    );
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    expect((await visitor.messages(session)).body).toHaveLength(2);
    expect(await visitor.remaining()).toBe(3);
  });
});

async function addSession(visitor: ChatApi): Promise<string> {
  const id = await visitor.createSession();
  await chat.database.query('UPDATE sessions SET is_untouched = false, message_count = 1 WHERE id = $1', [
    id,
  ]);
  return id;
}
