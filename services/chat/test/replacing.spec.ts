import { randomUUID } from 'node:crypto';
import { beginReply } from './support/long-reply.js';
import { runRaces } from './support/races.js';
import { settled } from './support/settled.js';
import { chatOnTwoReplicas } from './support/two-replicas.js';

const NOT_NEWEST = { message: 'Only the newest message can be replaced' };

const chat = chatOnTwoReplicas();

describe.each(['visitor', 'account'] as const)('editing and resending, as %s', (who) => {
  it('puts the new exchange in place of the newest one, and charges it like a send', async () => {
    const caller = chat[who]();
    const session = await caller.createSession();
    await caller.send(session, 'First?');
    const old = (await caller.send(session, 'Second, misspelt?')).body;
    chat.model.script = { words: ['Another ', 'answer.'] };
    const { status, body } = await caller.replace(session, old.userMessage.id, 'Second?');
    expect(status).toBe(201);
    expect(body.userMessage.id).not.toBe(old.userMessage.id);
    expect(body.messagesRemaining).toBe(who === 'visitor' ? 1 : undefined);
    expect((await caller.messages(session)).body.map(({ content }) => content)).toEqual([
      'First?',
      'I remember it well.',
      'Second?',
      'Another answer.',
    ]);
    expect((await caller.session(session)).body).toMatchObject({
      messageCount: 4,
      lastMessage: 'Another answer.',
    });
    const shown = chat.model.asked
      .at(-1)!
      .messages.slice(1)
      .map(({ content }) => content);
    expect(shown).toEqual(['First?', 'I remember it well.', 'Second?']);
    expect(await chat.charged(session)).toHaveLength(3);
    await settled(chat);
  });

  it('works for the only message, and for one that was left unanswered', async () => {
    const caller = chat[who]();
    const session = await caller.createSession();
    chat.model.script = { status: 400 };
    await caller.send(session, 'Lost?');
    const [lost] = (await caller.messages(session)).body;
    chat.model.script = {};
    expect((await caller.replace(session, lost!.id, 'Found?')).status).toBe(201);
    expect((await caller.messages(session)).body.map(({ content }) => content)).toEqual([
      'Found?',
      'I remember it well.',
    ]);
    await settled(chat);
  });
});

describe('a message in place of another', () => {
  it('is refused for any but the newest, and changes nothing', async () => {
    const [visitor, stranger] = [chat.visitor(), chat.visitor()];
    const session = await visitor.createSession();
    const first = (await visitor.send(session, 'First?')).body;
    const second = (await visitor.send(session, 'Second?')).body;
    const foreign = (await stranger.send(await stranger.createSession(), 'Mine.')).body;
    const wrong = [first.userMessage, second.assistantMessage!, foreign.userMessage].map(({ id }) => id);
    for (const id of [...wrong, randomUUID()]) {
      const refused = await visitor.replace(session, id, 'Instead?');
      expect([refused.status, refused.body]).toEqual([409, NOT_NEWEST]);
    }
    expect((await visitor.replace(session, 'nonsense', 'Instead?')).status).toBe(400);
    expect((await visitor.messages(session)).body).toHaveLength(4);
    expect(await visitor.remaining()).toBe(2);
    expect((await visitor.replace(await stranger.createSession(), first.userMessage.id, 'Hm?')).status).toBe(
      403,
    );
  });

  it('is refused without a free message, and leaves the old one', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    for (const text of ['1', '2', '3', '4']) await visitor.send(session, text);
    const messages = (await visitor.messages(session)).body;
    const refused = await visitor.replace(session, messages.at(-2)!.id, 'Instead?');
    expect([refused.status, refused.body]).toEqual([
      403,
      { message: 'Message limit reached', limitReached: true },
    ]);
    expect((await visitor.messages(session)).body).toEqual(messages);
  });

  it('is refused while a reply is written', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const { writing, goOn } = await beginReply(chat.model, visitor.stream(session, 'Tell me.'));
    const [message] = (await visitor.messages(session)).body;
    expect((await visitor.replace(session, message!.id, 'Instead?')).status).toBe(409);
    goOn();
    expect((await writing.ended).events.at(-1)!.event).toBe('done');
  });

  it('is answered from the store when its key comes again, and refused with another payload', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const old = (await visitor.send(session, 'Old?')).body.userMessage.id;
    const key = randomUUID();
    const first = await visitor.replace(session, old, 'New?', key);
    const again = await visitor.replace(session, old, 'New?', key);
    expect([again.status, again.headers.get('idempotency-hit')]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    expect((await visitor.replace(session, old, 'Newer?', key)).status).toBe(422);
    expect((await visitor.replace(session, first.body.userMessage.id, 'New?', key)).status).toBe(422);
    expect((await visitor.messages(session)).body).toHaveLength(2);
    expect(await visitor.remaining()).toBe(2);
  });

  it('stays unanswered when the model fails, and its key retries it, with or without what it replaced', async () => {
    const visitor = chat.visitor();
    for (const how of ['with', 'without']) {
      const session = await visitor.createSession();
      chat.model.script = {};
      const old = (await visitor.send(session, 'Old?')).body.userMessage.id;
      chat.model.script = { status: 400 };
      const key = randomUUID();
      expect((await visitor.replace(session, old, 'New?', key)).status).toBe(503);
      expect((await visitor.messages(session)).body).toMatchObject([{ content: 'New?', unanswered: true }]);
      chat.model.script = {};
      const retried =
        how === 'with'
          ? await visitor.replace(session, old, 'New?', key)
          : await visitor.send(session, 'New?', key);
      expect(retried.status).toBe(201);
      expect((await visitor.messages(session)).body).toHaveLength(2);
      await visitor.reset(session);
    }
    await settled(chat);
  });

  it('races with sends and with its like: one of each kind wins, and all counts stay right', async () => {
    await runRaces(25, async () => {
      const account = chat.account();
      const session = await account.createSession();
      const old = (await account.send(session, 'Old?')).body.userMessage.id;
      const answers = await Promise.all([
        account.replace(session, old, 'Instead?'),
        account.at(chat.other.url).replace(session, old, 'Or rather?'),
        account.at(chat.other.url).send(session, 'Next?'),
      ]);
      for (const { status } of answers) expect([201, 409]).toContain(status);
      expect(answers.some(({ status }) => status === 201)).toBe(true);
      const contents = new Set((await account.messages(session)).body.map(({ content }) => content));
      const replaced = answers.slice(0, 2).filter(({ status }) => status === 201).length;
      expect(replaced).toBeLessThanOrEqual(1);
      expect(contents.has('Old?')).toBe(replaced === 0);
      expect(contents.has('Next?')).toBe(answers[2]!.status === 201);
    });
    await settled(chat);
  });
});
