import { randomUUID } from 'node:crypto';
import type { RunningService } from '@parley/kit/boot/start-service';
import { eventually } from '@parley/kit/testing/eventually';
import { type ChatApi, collect } from './support/chat-api.js';
import { type ChatHarness, openChat } from './support/chat-harness.js';
import { settled } from './support/settled.js';

const SLOW = { words: Array.from({ length: 40 }, (_, index) => `word${index} `), gapMs: 20 };
const TEXT = SLOW.words.join('');

let chat: ChatHarness;
let other: RunningService;
beforeAll(async () => {
  chat = await openChat();
  other = await chat.openReplica();
});
afterAll(() => chat.close());
beforeEach(() => {
  chat.model.script = {};
});

async function exchange(caller: ChatApi): Promise<string> {
  chat.model.script = {};
  const session = await caller.createSession();
  await caller.send(session, 'Tell me.');
  return session;
}
const contents = async (caller: ChatApi, session: string) =>
  (await caller.messages(session)).body.map(({ content }) => content);

describe.each(['visitor', 'account'] as const)('asking for another answer, as %s', (who) => {
  it('puts it in place of the newest one, and charges it like a send', async () => {
    const caller = chat[who]();
    const session = await exchange(caller);
    await caller.send(session, 'And then?');
    chat.model.script = { words: ['Another ', 'answer.'] };
    const { status, body } = await caller.regenerate(session);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      userMessage: { content: 'And then?', unanswered: false },
      assistantMessage: { content: 'Another answer.' },
    });
    expect(body.messagesRemaining).toBe(who === 'visitor' ? 1 : undefined);
    expect(await contents(caller, session)).toEqual([
      'Tell me.',
      'I remember it well.',
      'And then?',
      'Another answer.',
    ]);
    expect(await chat.charged(session)).toHaveLength(3);
    const { messages } = chat.model.asked.at(-1)!;
    expect(messages[0]!.content).toContain('# What you have just answered');
    expect(messages.slice(1).map(({ content }) => content)).toEqual([
      'Tell me.',
      'I remember it well.',
      'And then?',
    ]);
    await settled(chat);
  });

  it('streams like a send, can be resumed anywhere, and shows the old answer until the new one is stored', async () => {
    const caller = chat[who]();
    const session = await exchange(caller);
    chat.model.script = SLOW;
    const streaming = collect(caller.streamAgain(session));
    await eventually(async () => expect((await caller.session(session)).body.isReplying).toBe(true));
    expect(await contents(caller, session)).toEqual(['Tell me.', 'I remember it well.']);
    expect((await caller.session(session)).body.lastMessage).toBe('I remember it well.');
    const [streamed, here, elsewhere] = await Promise.all([
      streaming,
      collect(caller.resume(session)),
      collect(caller.at(other.url).resume(session)),
    ]);
    expect([streamed.text, here.text, elsewhere.text]).toEqual([TEXT, TEXT, TEXT]);
    expect(streamed.events[0]).toMatchObject({
      event: 'start',
      data: { userMessage: { content: 'Tell me.' } },
    });
    expect(await contents(caller, session)).toEqual(['Tell me.', TEXT]);
    await settled(chat);
  });

  it('keeps the old answer when the model fails or breaks off, and costs nothing then', async () => {
    const caller = chat[who]();
    const session = await exchange(caller);
    const before = (await caller.messages(session)).body;
    for (const script of [{ status: 400 }, { cutAfter: 2, gapMs: 20 }]) {
      chat.model.script = script;
      const key = randomUUID();
      expect((await caller.regenerate(session, key)).status).toBe(503);
      expect((await caller.messages(session)).body).toEqual(before);
      await settled(chat);
      if (who === 'visitor') expect(await caller.remaining()).toBe(3);
      chat.model.script = { status: 400 };
      expect((await caller.regenerate(session, key)).status).toBe(503);
    }
    expect(await chat.charged(session)).toHaveLength(1);
  });
});

describe('another answer', () => {
  it('that is stopped keeps what was said; before its first word, the old one', async () => {
    const visitor = chat.visitor();
    const session = await exchange(visitor);
    chat.model.script = { until: new Promise(() => undefined) };
    const silent = visitor.regenerate(session);
    await eventually(async () => expect((await visitor.session(session)).body.isReplying).toBe(true));
    await visitor.at(other.url).stop(session);
    expect((await silent).body).toMatchObject({
      userMessage: { unanswered: false },
      assistantMessage: { content: 'I remember it well.' },
      messagesRemaining: 3,
    });

    chat.model.script = SLOW;
    const cut = collect(visitor.streamAgain(session));
    await eventually(async () => expect((await visitor.session(session)).body.isReplying).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 150));
    await visitor.stop(session);
    const { text } = await cut;
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThan(TEXT.length);
    expect(await contents(visitor, session)).toEqual(['Tell me.', text]);
    await settled(chat);
  });

  it('is refused when nothing was said, while a reply is written, and without a free message', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const nothing = await visitor.regenerate(session);
    expect([nothing.status, nothing.body]).toEqual([
      409,
      { message: 'There is no message to answer again.' },
    ]);
    chat.model.script = SLOW;
    const running = collect(visitor.stream(session, 'Tell me.'));
    await eventually(async () => expect((await visitor.session(session)).body.isReplying).toBe(true));
    expect((await visitor.regenerate(session)).status).toBe(409);
    await running;
    chat.model.script = {};
    for (let left = 3; left > 0; left -= 1) expect((await visitor.regenerate(session)).status).toBe(201);
    const refused = await visitor.regenerate(session);
    expect([refused.status, refused.body]).toEqual([
      403,
      { message: 'Message limit reached', limitReached: true },
    ]);
    expect((await visitor.messages(session)).body).toHaveLength(2);
    await settled(chat);
  });

  it('to a message that has none is as if it was sent again', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    chat.model.script = { status: 400 };
    await visitor.send(session, 'Are you there?');
    const [lost] = (await visitor.messages(session)).body;
    expect((await visitor.regenerate(session)).status).toBe(503);
    expect((await visitor.messages(session)).body).toEqual([lost]);
    chat.model.script = {};
    const retried = await visitor.regenerate(session);
    expect(retried.body.userMessage).toMatchObject({ id: lost!.id, unanswered: false });
    expect((await visitor.messages(session)).body).toHaveLength(2);
    expect(await visitor.remaining()).toBe(3);
    await settled(chat);
  });

  it('is given once for a key, and the key of the message answers with it', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const [sent, again] = [randomUUID(), randomUUID()];
    await visitor.send(session, 'Tell me.', sent);
    chat.model.script = { words: ['Another ', 'answer.'] };
    const first = await visitor.regenerate(session, again);
    chat.model.script = { status: 400 };
    for (const answer of [
      await visitor.regenerate(session, again),
      await visitor.send(session, 'Tell me.', sent),
    ]) {
      expect([answer.status, answer.headers.get('idempotency-hit')]).toEqual([201, 'true']);
      expect(answer.body).toEqual(first.body);
    }
    expect((await visitor.regenerate(session)).status).toBe(503);
    expect((await visitor.send(session, 'Tell me.', sent)).body).toEqual(first.body);
    expect(await visitor.remaining()).toBe(2);
  });

  it('that failed is tried anew with its key', async () => {
    const visitor = chat.visitor();
    const session = await exchange(visitor);
    const key = randomUUID();
    chat.model.script = { status: 400 };
    expect((await visitor.regenerate(session, key)).status).toBe(503);
    chat.model.script = { words: ['Better.'] };
    expect((await visitor.regenerate(session, key)).body.assistantMessage).toMatchObject({
      content: 'Better.',
    });
    expect(await contents(visitor, session)).toEqual(['Tell me.', 'Better.']);
  });

  it('asked for many times at once is given to one, and one key counts once', async () => {
    const account = chat.account();
    const session = await exchange(account);
    chat.model.script = { gapMs: 30 };
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const caller = index % 2 ? account : account.at(other.url);
        return (await caller.regenerate(session)).status;
      }),
    );
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    expect((await account.messages(session)).body).toHaveLength(2);
    const key = randomUUID();
    const before = (await chat.charged(session)).length;
    const repeated = await Promise.all(Array.from({ length: 20 }, () => account.regenerate(session, key)));
    expect(repeated.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await account.messages(session)).body).toHaveLength(2);
    expect((await chat.charged(session)).length - before).toBe(1);
    await settled(chat);
  });

  it('races with deletion and reset of the conversation, and leaves nothing behind', async () => {
    const visitors = Array.from({ length: 25 }, () => chat.visitor());
    const sessions = await Promise.all(visitors.map((visitor) => exchange(visitor)));
    chat.model.script = { gapMs: 5 };
    await Promise.all(
      visitors.map(async (visitor, index) => {
        const session = sessions[index]!;
        const [again, ended] = await Promise.all([
          visitor.regenerate(session),
          index % 2 ? visitor.at(other.url).delete(session) : visitor.at(other.url).reset(session),
        ]);
        expect([201, 404, 409]).toContain(again.status);
        expect([200, 204]).toContain(ended.status);
      }),
    );
    await settled(chat);
  });
});

describe('a process that ends amid another answer', () => {
  it('leaves the old one whole', async () => {
    const replica = await chat.openReplica();
    const visitor = chat.visitor();
    const session = await exchange(visitor);
    chat.model.script = { words: SLOW.words, gapMs: 100 };
    const streaming = collect(visitor.at(replica.url).streamAgain(session));
    await eventually(async () => expect((await visitor.session(session)).body.isReplying).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await replica.close();
    expect((await streaming).events.at(-1)).toMatchObject({ event: 'error', data: { status: 503 } });
    expect(await contents(visitor, session)).toEqual(['Tell me.', 'I remember it well.']);
    expect(await visitor.remaining()).toBe(3);
    await settled(chat);
  });

  it('or is killed, leaves it too, and gives the free message back', async () => {
    const visitor = chat.visitor();
    const session = await exchange(visitor);
    // What a process leaves that was killed amid another answer.
    await chat.database.query(
      `WITH again AS (
         INSERT INTO turns
           (id, session_id, user_message_id, assistant_message_id, replica_id, status, replaces_id)
         SELECT gen_random_uuid(), session_id, user_message_id, gen_random_uuid(), gen_random_uuid(),
           'pending', assistant_message_id FROM turns WHERE session_id = $1 RETURNING id)
       UPDATE sessions SET pending_turn_id = (SELECT id FROM again) WHERE id = $1`,
      [session],
    );
    await chat.database.query('UPDATE allowances SET held = 1 WHERE anonymous_id = $1', [
      visitor.anonymousId,
    ]);
    await eventually(
      async () => expect((await visitor.session(session)).body.isReplying).toBe(false),
      30_000,
    );
    expect((await visitor.messages(session)).body).toMatchObject([
      { content: 'Tell me.', unanswered: false },
      { content: 'I remember it well.' },
    ]);
    expect(await visitor.remaining()).toBe(3);
    await settled(chat);
  }, 40_000);
});
