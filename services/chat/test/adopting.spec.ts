import { accountDeleted } from '@parley/contracts/wallet/wallet.events';
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
  it('lets the reply go on for its new owner, and settles the visitor’s free message', async () => {
    chat.model.script = SLOW;
    const [visitor, owner] = [chat.visitor(), chat.account()];
    const account = where === 'this' ? owner : owner.at(other.url);
    const session = await visitor.createSession();
    const writing = collect(visitor.stream(session, 'Tell me.'));
    await eventually(async () => expect((await visitor.session(session)).body.isReplying).toBe(true));
    const watching = collect(visitor.at(other.url).resume(session));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await allowanceOf(visitor)).toEqual({ used: 0, held: 1 });

    expect((await account.adopt(visitor.anonymousId)).body).toEqual({ adopted: 1 });
    expect((await account.session(session)).body.isReplying).toBe(true);
    expect((await account.send(session, 'And?')).status).toBe(409);
    await expect(collect(visitor.resume(session))).rejects.toThrow('403');
    const resumed = await collect(account.resume(session));
    expect(resumed.text).toBe(TEXT);
    expect(resumed.events.at(-1)).toMatchObject({ event: 'done' });
    expect(resumed.events.at(-1)!.data).not.toHaveProperty('messagesRemaining');
    for (const { events, text } of await Promise.all([writing, watching])) {
      expect(text).toBe(TEXT);
      expect(events.at(-1)!.data['messagesRemaining']).toBe(3);
    }
    expect(await allowanceOf(visitor)).toEqual({ used: 1, held: 0 });
    expect((await chat.charged(session)).map(({ userId }) => userId)).toEqual([null]);
    await settled(chat);
  });

  it('gives the free message back when the reply fails, is deleted, or its account is', async () => {
    let fail!: () => void;
    chat.model.script = { until: new Promise<void>((resolve) => (fail = resolve)), cutAfter: 0 };
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const sent = visitor.send(session, 'Tell me.');
    await eventually(async () => expect((await visitor.session(session)).body.isReplying).toBe(true));
    const account = chat.account();
    await account.adopt(visitor.anonymousId);
    fail();
    expect((await sent).status).toBe(503);
    expect(await allowanceOf(visitor)).toEqual({ used: 0, held: 0 });
    const [message] = (await account.messages(session)).body;
    chat.model.script = {};
    expect((await account.send(session, 'Tell me.', message!.idempotencyKey!)).status).toBe(201);
    expect((await chat.charged(session)).map(({ userId }) => userId)).toEqual([account.userId]);

    chat.model.script = SLOW;
    const second = await visitor.createSession();
    const deleted = collect(visitor.stream(second, 'Tell me.'));
    await eventually(async () => expect((await visitor.session(second)).body.isReplying).toBe(true));
    await account.adopt(visitor.anonymousId);
    const reader = where === 'this' ? account : account.at(other.url);
    expect((await reader.delete(second)).status).toBe(204);
    expect((await deleted).events.at(-1)!.event).toBe('error');
    expect(await allowanceOf(visitor)).toEqual({ used: 0, held: 0 });

    const third = await visitor.createSession();
    const forgotten = collect(visitor.stream(third, 'Tell me.'));
    await eventually(async () => expect((await visitor.session(third)).body.isReplying).toBe(true));
    await account.adopt(visitor.anonymousId);
    const issued = { issuer: 'https://issuer.test', subject: 'somebody' };
    await chat.state(accountDeleted, { userId: account.userId, ...issued });
    expect((await forgotten).events.at(-1)!.event).toBe('error');
    expect(await allowanceOf(visitor)).toEqual({ used: 0, held: 0 });
    await settled(chat);
  });

  it('lets its new owner stop the reply', async () => {
    chat.model.script = SLOW;
    const [visitor, owner] = [chat.visitor(), chat.account()];
    const account = where === 'this' ? owner : owner.at(other.url);
    const session = await visitor.createSession();
    const writing = collect(visitor.stream(session, 'Tell me.'));
    await eventually(async () => expect((await visitor.session(session)).body.isReplying).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await account.adopt(visitor.anonymousId);
    expect((await account.stop(session)).body).toEqual({ stopped: true });
    expect((await writing).text.length).toBeLessThan(TEXT.length);
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
        [account, account.at(other.url), rival, account].map((one) => one.adopt(visitor.anonymousId)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(answers.reduce((sum, { body }) => sum + body.adopted, 0)).toBe(3);
    }
  });

  it('sends of the visitor: none is lost or held for ever', async () => {
    const rounds = Array.from({ length: 30 }, async () => {
      const [visitor, account] = [chat.visitor(), chat.account()];
      const session = await visitor.createSession();
      const [sent, adopted, again] = await Promise.all([
        visitor.send(session, 'Race?'),
        account.at(other.url).adopt(visitor.anonymousId),
        visitor.at(other.url).send(session, 'Race again?'),
      ]);
      expect(adopted.body).toEqual({ adopted: 1 });
      for (const { status } of [sent, again]) expect([201, 403, 409]).toContain(status);
      const accepted = [sent, again].filter(({ status }) => status === 201).length;
      expect((await account.messages(session)).body).toHaveLength(accepted * 2);
      expect(await allowanceOf(visitor)).toEqual({ used: accepted, held: 0 });
    });
    await Promise.all(rounds);
    await settled(chat);
  });

  it('the account makes a conversation of its own: one untouched one is left', async () => {
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        const [visitor, account] = [chat.visitor(), chat.account()];
        await visitor.createSession();
        const [adopted, own] = await Promise.all([
          account.adopt(visitor.anonymousId),
          account.at(other.url).createSession(),
        ]);
        expect(adopted.status).toBe(200);
        const sessions = (await account.sessions()).body;
        expect(sessions.map(({ id }) => id)).toEqual([own]);
      }),
    );
  });
});
