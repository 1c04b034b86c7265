import { accountDeleted } from '@parley/contracts/wallet/wallet.events';
import type { ChatApi } from './support/chat-api.js';
import { BEGINNING, beginReply, replying, WHOLE } from './support/long-reply.js';
import { runRaces } from './support/races.js';
import { collect, Reading } from './support/reading.js';
import { settled } from './support/settled.js';
import { chatOnTwoReplicas } from './support/two-replicas.js';

const chat = chatOnTwoReplicas();

const allowanceOf = async (visitor: ChatApi) =>
  (
    await chat.database.query<{ used: number; held: number }>(
      'SELECT used, held FROM allowances WHERE anonymous_id = $1',
      [visitor.anonymousId],
    )
  )[0];

describe('signing in as a visitor who has talked', () => {
  it('makes the conversations the account’s, as they were, and the visitor’s no more', async () => {
    const [visitor, account] = [chat.visitor(), chat.account()];
    const first = await visitor.createSession();
    await visitor.send(first, 'One?');
    const second = await visitor.createSession();
    await visitor.send(second, 'Two?');
    const before = (await visitor.sessions()).body;

    const adopted = await account.adopt(visitor.anonymousId.toUpperCase());
    expect([adopted.status, adopted.body]).toEqual([200, { adopted: 2 }]);
    const after = (await account.sessions()).body;
    expect(before.map((session) => ({ ...session, anonymousSessionId: undefined }))).toEqual(after);
    expect(after[0]).not.toHaveProperty('anonymousSessionId');
    expect((await account.messages(first)).body).toHaveLength(2);
    expect((await visitor.sessions()).body).toEqual([]);
    expect((await visitor.messages(first)).status).toBe(403);
    expect(await visitor.remaining()).toBe(2);
    expect((await account.send(first, 'Three?')).body).not.toHaveProperty('messagesRemaining');
    expect(await visitor.remaining()).toBe(2);
  });

  it('can be repeated, and leaves strangers’ conversations alone', async () => {
    const [visitor, stranger, account] = [chat.visitor(), chat.visitor(), chat.account()];
    await visitor.send(await visitor.createSession(), 'Mine.');
    const foreign = await stranger.createSession();
    expect((await account.adopt(visitor.anonymousId)).body).toEqual({ adopted: 1 });
    expect((await account.adopt(visitor.anonymousId)).body).toEqual({ adopted: 0 });
    expect((await stranger.session(foreign)).status).toBe(200);
    expect((await account.sessions()).body).toHaveLength(1);
  });

  it('is for accounts, with a UUID', async () => {
    const visitor = chat.visitor();
    expect((await visitor.adopt(visitor.anonymousId)).status).toBe(401);
    expect((await chat.account().adopt('nonsense')).status).toBe(400);
  });

  it('keeps one untouched conversation with a character', async () => {
    const [visitor, account] = [chat.visitor(), chat.account()];
    const [theirs, own] = [await visitor.createSession(), await account.createSession()];
    expect((await account.adopt(visitor.anonymousId)).body).toEqual({ adopted: 0 });
    expect((await account.session(own)).status).toBe(200);
    expect((await account.session(theirs)).status).toBe(404);
    expect(await account.createSession()).toBe(own);
  });

  it('forgets nothing of who sent what: a message of before costs no tokens, one of after does', async () => {
    const [visitor, account] = [chat.visitor(), chat.account()];
    const session = await visitor.createSession();
    await visitor.send(session, 'Before.');
    await account.adopt(visitor.anonymousId);
    await account.send(session, 'After.');
    expect((await chat.charged(session)).map(({ userId }) => userId)).toEqual([null, account.userId]);
  });
});

describe.each(['this', 'another'])('signing in while a reply is written, read on %s replica', (where) => {
  const placed = (account: ChatApi) => (where === 'this' ? account : account.at(chat.other.url));

  it('lets the reply go on for its new owner, and settles the visitor’s free message', async () => {
    const [visitor, account] = [chat.visitor(), placed(chat.account())];
    const session = await visitor.createSession();
    const { writing, goOn } = await beginReply(chat.model, visitor.stream(session, 'Tell me.'));
    const watching = new Reading(visitor.at(chat.other.url).resume(session));
    await watching.has(BEGINNING);
    expect(await allowanceOf(visitor)).toEqual({ used: 0, held: 1 });

    expect((await account.adopt(visitor.anonymousId)).body).toEqual({ adopted: 1 });
    expect((await account.session(session)).body.isReplying).toBe(true);
    expect((await account.send(session, 'And?')).status).toBe(409);
    await expect(collect(visitor.resume(session))).rejects.toThrow('403');
    const resuming = new Reading(account.resume(session));
    await resuming.has(BEGINNING);
    goOn();
    const resumed = await resuming.ended;
    expect(resumed.text).toBe(WHOLE);
    expect(resumed.events.at(-1)).toMatchObject({ event: 'done' });
    expect(resumed.events.at(-1)!.data).not.toHaveProperty('messagesRemaining');
    for (const { events, text } of await Promise.all([writing.ended, watching.ended])) {
      expect(text).toBe(WHOLE);
      expect(events.at(-1)!.data['messagesRemaining']).toBe(3);
    }
    expect(await allowanceOf(visitor)).toEqual({ used: 1, held: 0 });
    expect((await chat.charged(session)).map(({ userId }) => userId)).toEqual([null]);
    await settled(chat);
  });

  it('gives the free message back when the reply fails, is deleted, or its account is', async () => {
    const fail = chat.model.holdAfter(0, { cutAfter: 0 });
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const sent = visitor.send(session, 'Tell me.');
    await replying(visitor, session);
    const account = chat.account();
    await account.adopt(visitor.anonymousId);
    fail();
    expect((await sent).status).toBe(503);
    expect(await allowanceOf(visitor)).toEqual({ used: 0, held: 0 });
    const [message] = (await account.messages(session)).body;
    chat.model.script = {};
    expect((await account.send(session, 'Tell me.', message!.idempotencyKey!)).status).toBe(201);
    expect((await chat.charged(session)).map(({ userId }) => userId)).toEqual([account.userId]);

    const second = await visitor.createSession();
    const deleted = await beginReply(chat.model, visitor.stream(second, 'Tell me.'));
    await account.adopt(visitor.anonymousId);
    expect((await placed(account).delete(second)).status).toBe(204);
    expect((await deleted.writing.ended).events.at(-1)!.event).toBe('error');
    expect(await allowanceOf(visitor)).toEqual({ used: 0, held: 0 });

    const third = await visitor.createSession();
    const forgotten = await beginReply(chat.model, visitor.stream(third, 'Tell me.'));
    await account.adopt(visitor.anonymousId);
    const issued = { issuer: 'https://issuer.test', subject: 'somebody' };
    await chat.state(accountDeleted, { userId: account.userId, ...issued });
    expect((await forgotten.writing.ended).events.at(-1)!.event).toBe('error');
    expect(await allowanceOf(visitor)).toEqual({ used: 0, held: 0 });
    await settled(chat);
  });

  it('lets its new owner stop the reply', async () => {
    const [visitor, account] = [chat.visitor(), placed(chat.account())];
    const session = await visitor.createSession();
    const { writing } = await beginReply(chat.model, visitor.stream(session, 'Tell me.'));
    await account.adopt(visitor.anonymousId);
    expect((await account.stop(session)).body).toEqual({ stopped: true });
    expect((await writing.ended).text).toBe(BEGINNING);
    expect(await allowanceOf(visitor)).toEqual({ used: 1, held: 0 });
  });
});

describe('adopting at the same time as', () => {
  it('another adoption: each conversation is adopted once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const visitor = chat.visitor();
      for (let index = 0; index < 3; index += 1) await visitor.send(await visitor.createSession(), 'Hello?');
      const [account, rival] = [chat.account(), chat.account()];
      const answers = await Promise.all(
        [account, account.at(chat.other.url), rival, account].map((one) => one.adopt(visitor.anonymousId)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(answers.reduce((sum, { body }) => sum + body.adopted, 0)).toBe(3);
    }
  });

  it('sends of the visitor: none is lost or held for ever', async () => {
    await runRaces(30, async () => {
      const [visitor, account] = [chat.visitor(), chat.account()];
      const session = await visitor.createSession();
      const [sent, adopted, again] = await Promise.all([
        visitor.send(session, 'Race?'),
        account.at(chat.other.url).adopt(visitor.anonymousId),
        visitor.at(chat.other.url).send(session, 'Race again?'),
      ]);
      expect(adopted.body).toEqual({ adopted: 1 });
      for (const { status } of [sent, again]) expect([201, 403, 409]).toContain(status);
      const accepted = [sent, again].filter(({ status }) => status === 201).length;
      expect((await account.messages(session)).body).toHaveLength(accepted * 2);
      expect(await allowanceOf(visitor)).toEqual({ used: accepted, held: 0 });
    });
    await settled(chat);
  });

  it('the account makes a conversation of its own: one untouched one is left', async () => {
    await runRaces(30, async () => {
      const [visitor, account] = [chat.visitor(), chat.account()];
      await visitor.createSession();
      const [adopted, own] = await Promise.all([
        account.adopt(visitor.anonymousId),
        account.at(chat.other.url).createSession(),
      ]);
      expect(adopted.status).toBe(200);
      const sessions = (await account.sessions()).body;
      expect(sessions.map(({ id }) => id)).toEqual([own]);
    });
  });
});
