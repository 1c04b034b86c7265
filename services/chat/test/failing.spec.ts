import { randomUUID } from 'node:crypto';
import { type ChatHarness, openChat } from './support/chat-harness.js';
import { breakOff } from './support/long-reply.js';
import { runRaces } from './support/races.js';
import { collect } from './support/reading.js';

let chat: ChatHarness;
beforeEach(async () => {
  chat = await openChat();
});
afterEach(() => chat.close());

const UNAVAILABLE = 'The character is unavailable right now. Please try again.';

describe('a model that fails', () => {
  it.each([
    ['answers an error', { status: 500 }],
    ['breaks off before its first word', { cutAfter: 0 }],
    ['breaks off in the middle', { cutAfter: 2, gapMs: 30 }],
    ['sends garbage', { garbage: '{not json' }],
    ['says nothing', { words: [] }],
  ])(
    'and %s: the message is kept unanswered, the allowance given back, the key retries',
    async (_, script) => {
      chat.model.script = script;
      const visitor = chat.visitor();
      const session = await visitor.createSession();
      const key = randomUUID();
      const failed = await visitor.send(session, 'Are you there?', key);
      expect(failed.status).toBe(503);
      expect(failed.body).toEqual({ message: UNAVAILABLE });
      expect(await visitor.remaining()).toBe(4);
      const [kept] = (await visitor.messages(session)).body;
      expect(kept).toMatchObject({ content: 'Are you there?', unanswered: true, idempotencyKey: key });
      expect((await visitor.session(session)).body).toMatchObject({ isReplying: false, messageCount: 1 });

      chat.model.script = {};
      const retried = await visitor.send(session, 'Are you there?', key);
      expect(retried.status).toBe(201);
      expect(retried.body.userMessage).toMatchObject({ id: kept!.id, unanswered: false });
      expect((await visitor.messages(session)).body).toHaveLength(2);
      expect(await visitor.remaining()).toBe(3);
    },
  );

  it('is asked once more before its first word, never after', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    chat.model.script = { status: 500 };
    await visitor.send(session, 'Hello?');
    expect(chat.model.asked).toHaveLength(2);
    await breakOff(chat.model, [visitor, session], () => visitor.send(session, 'Hello again?'));
    expect(chat.model.asked).toHaveLength(3);
  });

  it('is not asked again for a request that it refuses', async () => {
    chat.model.script = { status: 400 };
    const visitor = chat.visitor();
    expect((await visitor.send(await visitor.createSession(), 'Hello?')).status).toBe(503);
    expect(chat.model.asked).toHaveLength(1);
  });

  it('is no longer asked once it fails all the time', async () => {
    chat.model.script = { status: 500 };
    // Together: the breaker judges by what failed within seconds.
    await runRaces(40, async () => {
      const visitor = chat.visitor();
      expect((await visitor.send(await visitor.createSession(), 'Hello?')).status).toBe(503);
    });
    expect(chat.model.asked.length).toBeLessThan(40);
  });

  it('tells the stream too, and a retry moves the message behind what came after it', async () => {
    chat.model.script = { status: 500 };
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const { events } = await collect(visitor.stream(session, 'First?'));
    expect(events.map(({ event }) => event)).toEqual(['start', 'error']);
    expect(events[1]!.data).toEqual({ message: UNAVAILABLE, status: 503 });
    const [first] = (await visitor.messages(session)).body;
    chat.model.script = {};
    await visitor.send(session, 'Second?');
    await visitor.send(session, 'First?', first!.idempotencyKey!);
    const contents = (await visitor.messages(session)).body.map(({ content }) => content);
    expect(contents).toEqual(['Second?', 'I remember it well.', 'First?', 'I remember it well.']);
  });

  it('gives the turn up when the catalog has no persona to give', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    chat.catalog.personas.delete(1);
    // The persona was cached when the session was made: only an event drops it.
    await chat.database.query('UPDATE characters SET is_published = false WHERE id = 1');
    const refused = await visitor.send(session, 'Still there?');
    expect(refused.status).toBe(409);
    expect((await visitor.session(session)).body.character).toMatchObject({
      name: 'Ada Lovelace',
      hasLeft: true,
    });
    expect(await visitor.remaining()).toBe(4);
  });
});
