import type { RunningService } from '@parley/kit/boot/start-service';
import { titleSession } from '@parley/contracts/chat/chat.jobs';
import { TITLE_INSTRUCTION } from '@parley/contracts/prompt/title-prompt';
import { jobQueueName } from '@parley/kit/messaging/messaging.options';
import { eventually } from '@parley/kit/testing/eventually';
import { Queue } from 'bullmq';
import { TitleSweeper } from '../src/titles/title.sweeper.js';
import type { ChatApi } from './support/chat-api.js';
import { type ChatHarness, openChat } from './support/chat-harness.js';

const DEFAULT = 'Conversation with Ada Lovelace';

let chat: ChatHarness;
let worker: RunningService;
let queue: Queue;
beforeAll(async () => {
  chat = await openChat();
  worker = await chat.openWorker();
  queue = new Queue(jobQueueName(titleSession.name), { connection: { url: chat.redisUrl } });
});
afterAll(async () => {
  await queue.close();
  await chat.close();
});
beforeEach(() => {
  chat.model.script = { title: 'On engines that weave' };
});

const titleOf = async (caller: ChatApi, session: string) => (await caller.session(session)).body.title;
const titlesAsked = () =>
  chat.model.asked.filter(({ messages }) => messages[0]!.content === TITLE_INSTRUCTION);
const idle = () =>
  eventually(async () => {
    const { waiting, active, delayed } = await queue.getJobCounts('waiting', 'active', 'delayed');
    expect([waiting, active, delayed]).toEqual([0, 0, 0]);
  });

describe('a conversation of an account', () => {
  it('gets a title from its first exchange, once, and stays where it was in the list', async () => {
    const account = chat.account();
    const session = await account.createSession();
    expect(await titleOf(account, session)).toBe(DEFAULT);
    await queue.pause();
    await account.send(session, 'Do engines weave?');
    const { updatedAt } = (await account.session(session)).body;
    await queue.resume();
    await eventually(async () => expect(await titleOf(account, session)).toBe('On engines that weave'));
    expect(titlesAsked().at(-1)!.messages[1]!.content).toBe(
      '[with] Ada Lovelace\n[guest] Do engines weave?\n[figure] I remember it well.',
    );
    expect((await account.session(session)).body.updatedAt).toBe(updatedAt);
    const asked = titlesAsked().length;
    chat.model.script = { title: 'Another title' };
    await account.send(session, 'And now?');
    await idle();
    expect(titlesAsked()).toHaveLength(asked);
    expect(await titleOf(account, session)).toBe('On engines that weave');
  });

  it('keeps the title that a person gave, also when the model’s comes later', async () => {
    const account = chat.account();
    const session = await account.createSession();
    await account.rename(session, 'My own');
    await account.send(session, 'Do engines weave?');
    await idle();
    expect(await titleOf(account, session)).toBe('My own');

    const second = await account.createSession();
    chat.model.script = {};
    await account.send(second, 'Do engines weave?');
    await account.rename(second, 'Mine too');
    chat.model.script = { title: 'The model’s' };
    await account.send(second, 'And now?');
    await idle();
    expect(await titleOf(account, second)).toBe('Mine too');
  });

  it('gets it after a later reply, or from the sweeper, when the first order was lost', async () => {
    const [account, silent] = [chat.account(), chat.account()];
    await queue.pause();
    const [session, quiet] = [await account.createSession(), await silent.createSession()];
    await account.send(session, 'Do engines weave?');
    await silent.send(quiet, 'Do engines weave?');
    await eventually(async () => expect(await queue.count()).toBe(2));
    await queue.drain();
    await queue.resume();
    await account.send(session, 'Well?');
    await eventually(async () => expect(await titleOf(account, session)).toBe('On engines that weave'));
    expect(await titleOf(silent, quiet)).toBe(DEFAULT);

    const sweeper = worker.app.get(TitleSweeper, { strict: false });
    await sweeper.sweep();
    await idle();
    expect(await titleOf(silent, quiet)).toBe(DEFAULT);
    await chat.database.query(`UPDATE sessions SET updated_at = now() - interval '2 minutes' WHERE id = $1`, [
      quiet,
    ]);
    await sweeper.sweep();
    await eventually(async () => expect(await titleOf(silent, quiet)).toBe('On engines that weave'));
  });

  it('is not asked a title for again and again when the model gives none', async () => {
    chat.model.script = { title: ' "" ' };
    const account = chat.account();
    const session = await account.createSession();
    await account.send(session, 'Do engines weave?');
    await eventually(
      async () => expect(await queue.getJobCountByTypes('failed')).toBeGreaterThanOrEqual(1),
      20_000,
    );
    const asked = titlesAsked().length;
    await chat.database.query(`UPDATE sessions SET updated_at = now() - interval '2 minutes'`);
    const sweeper = worker.app.get(TitleSweeper, { strict: false });
    for (let sweep = 0; sweep < 3; sweep += 1) {
      await sweeper.sweep();
      await eventually(async () => expect(await queue.getJobCountByTypes('waiting', 'active', 'delayed')).toBe(0), 20_000);
    }
    expect(titlesAsked().length - asked).toBeLessThanOrEqual(titleSession.attempts);
    expect(await titleOf(account, session)).toBe(DEFAULT);
  }, 60_000);
});

describe('a conversation of a visitor', () => {
  it('gets its title once an account has adopted it', async () => {
    const [visitor, account] = [chat.visitor(), chat.account()];
    const session = await visitor.createSession();
    const asked = titlesAsked().length;
    await visitor.send(session, 'Do engines weave?');
    await idle();
    expect(titlesAsked()).toHaveLength(asked);
    await account.adopt(visitor.anonymousId);
    await eventually(async () => expect(await titleOf(account, session)).toBe('On engines that weave'));
  });
});
