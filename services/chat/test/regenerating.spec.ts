import { randomUUID } from 'node:crypto';
import { eventually } from '@parley/kit/testing/eventually';
import type { ChatApi } from './support/chat-api.js';
import { BEGINNING, beginReply, beginSilence, breakOff, WHOLE } from './support/long-reply.js';
import { runRaces } from './support/races.js';
import { Reading } from './support/reading.js';
import { settled } from './support/settled.js';
import { chatOnTwoReplicas } from './support/two-replicas.js';

const chat = chatOnTwoReplicas();

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
    const { writing, goOn } = await beginReply(chat.model, caller.streamAgain(session));
    expect(await contents(caller, session)).toEqual(['Tell me.', 'I remember it well.']);
    expect((await caller.session(session)).body.lastMessage).toBe('I remember it well.');
    const resuming = [caller, caller.at(chat.other.url)].map((one) => new Reading(one.resume(session)));
    for (const reading of resuming) await reading.has(BEGINNING);
    goOn();
    const [streamed, ...resumed] = await Promise.all([writing, ...resuming].map(({ ended }) => ended));
    expect([streamed!, ...resumed].map(({ text }) => text)).toEqual([WHOLE, WHOLE, WHOLE]);
    expect(streamed!.events[0]).toMatchObject({
      event: 'start',
      data: { userMessage: { content: 'Tell me.' } },
    });
    expect(await contents(caller, session)).toEqual(['Tell me.', WHOLE]);
    await settled(chat);
  });

  it('keeps the old answer when the model fails or breaks off, and costs nothing then', async () => {
    const caller = chat[who]();
    const session = await exchange(caller);
    const before = (await caller.messages(session)).body;
    for (const how of ['fails', 'breaks off']) {
      chat.model.script = { status: 400 };
      const key = randomUUID();
      const ask = () => caller.regenerate(session, key);
      const failed = how === 'fails' ? await ask() : await breakOff(chat.model, [caller, session], ask);
      expect(failed.status).toBe(503);
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
    const silent = await beginSilence(chat.model, () => visitor.regenerate(session));
    await visitor.at(chat.other.url).stop(session);
    expect((await silent.answer).body).toMatchObject({
      userMessage: { unanswered: false },
      assistantMessage: { content: 'I remember it well.' },
      messagesRemaining: 3,
    });

    const { writing } = await beginReply(chat.model, visitor.streamAgain(session));
    await visitor.stop(session);
    expect((await writing.ended).text).toBe(BEGINNING);
    expect(await contents(visitor, session)).toEqual(['Tell me.', BEGINNING]);
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
    const { writing, goOn } = await beginReply(chat.model, visitor.stream(session, 'Tell me.'));
    expect((await visitor.regenerate(session)).status).toBe(409);
    goOn();
    await writing.ended;
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
    const goOn = chat.model.holdAfter(0);
    const statuses: number[] = [];
    const asking = Array.from({ length: 20 }, async (_, index) => {
      const caller = index % 2 ? account : account.at(chat.other.url);
      statuses.push((await caller.regenerate(session)).status);
    });
    await eventually(() => expect(statuses).toHaveLength(19));
    goOn();
    await Promise.all(asking);
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 409), 201]);
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
    const talks: [ChatApi, string][] = [];
    for (let index = 0; index < 25; index += 1) {
      const visitor = chat.visitor();
      talks.push([visitor, await exchange(visitor)]);
    }
    chat.model.script = { gapMs: 5 };
    await runRaces(25, async (index) => {
      const [visitor, session] = talks[index]!;
      const elsewhere = visitor.at(chat.other.url);
      const [again, ended] = await Promise.all([
        visitor.regenerate(session),
        index % 2 ? elsewhere.delete(session) : elsewhere.reset(session),
      ]);
      expect([201, 404, 409]).toContain(again.status);
      expect([200, 204]).toContain(ended.status);
    });
    await settled(chat);
  });
});

describe('a process that ends amid another answer', () => {
  it('leaves the old one whole', async () => {
    // Of this time, a part is for storing and telling what was cut short: a second and more.
    const replica = await chat.openReplica({ DRAIN_MS: 8_000 });
    const visitor = chat.visitor();
    const session = await exchange(visitor);
    const { writing } = await beginReply(chat.model, visitor.at(replica.url).streamAgain(session));
    await replica.close();
    expect((await writing.ended).events.at(-1)).toMatchObject({ event: 'error', data: { status: 503 } });
    expect(await contents(visitor, session)).toEqual(['Tell me.', 'I remember it well.']);
    expect(await visitor.remaining()).toBe(3);
    await settled(chat);
  });

  it('or is killed, leaves it too, and gives the free message back', async () => {
    const visitor = chat.visitor();
    const session = await exchange(visitor);
    // What a process leaves that was killed amid another answer; the turn last, since sweepers take it at once.
    await chat.database.query('UPDATE allowances SET held = 1 WHERE anonymous_id = $1', [
      visitor.anonymousId,
    ]);
    await chat.database.query(
      `WITH again AS (
         INSERT INTO turns
           (id, session_id, user_message_id, assistant_message_id, replica_id, status, replaces_id)
         SELECT gen_random_uuid(), session_id, user_message_id, gen_random_uuid(), gen_random_uuid(),
           'pending', assistant_message_id FROM turns WHERE session_id = $1 RETURNING id)
       UPDATE sessions SET pending_turn_id = (SELECT id FROM again) WHERE id = $1`,
      [session],
    );
    await eventually(
      async () => expect((await visitor.session(session)).body.isReplying).toBe(false),
      60_000,
    );
    expect((await visitor.messages(session)).body).toMatchObject([
      { content: 'Tell me.', unanswered: false },
      { content: 'I remember it well.' },
    ]);
    expect(await visitor.remaining()).toBe(3);
    await settled(chat);
  });
});
