import { setTimeout as sleep } from 'node:timers/promises';
import { titleSession } from '@parley/contracts/chat/chat.jobs';
import { TITLE_INSTRUCTION } from '@parley/contracts/prompt/title-prompt';
import { eventually } from '@parley/kit/testing/eventually';
import { TitleSweeper } from '../src/titles/title.sweeper.js';
import type { ChatApi } from './support/chat-api.js';
import { type ChatHarness, openChat } from './support/chat-harness.js';

const DEFAULT = 'Conversation with Ada Lovelace';
const TITLE = 'On engines that weave';

let chat: ChatHarness;
let sweeper: TitleSweeper;
beforeAll(async () => {
  chat = await openChat();
  const worker = await chat.openWorker();
  sweeper = worker.app.get(TitleSweeper, { strict: false });
  // Not by the clock: only where a test says so.
  sweeper.onModuleDestroy();
});
afterAll(() => chat.close());
beforeEach(() => {
  chat.model.script = { title: TITLE };
});

const titleOf = async (caller: ChatApi, session: string) => (await caller.session(session)).body.title;
const expectTitle = (caller: ChatApi, session: string) =>
  eventually(async () => expect(await titleOf(caller, session)).toBe(TITLE));
const titlesAsked = () =>
  chat.model.asked.filter(({ messages }) => messages[0]!.content === TITLE_INSTRUCTION).length;

/** Orders are worked off in their order: what was given before this one has begun and had its time. */
async function othersDone(): Promise<void> {
  chat.model.script = { title: TITLE };
  const account = chat.account();
  const session = await account.createSession();
  await account.send(session, 'And I?');
  await expectTitle(account, session);
  await sleep(200);
}

/** A conversation of two minutes ago whose title nobody has ordered. */
async function forgotten(account: ChatApi): Promise<string> {
  const session = await account.createSession();
  await chat.database.query(`UPDATE sessions SET title_source = 'model' WHERE id = $1`, [session]);
  await account.send(session, 'Do engines weave?');
  await chat.database.query(
    `UPDATE sessions SET title_source = 'default', updated_at = now() - interval '2 minutes' WHERE id = $1`,
    [session],
  );
  return session;
}

describe('a conversation of an account', () => {
  it('gets a title from its first exchange, once, and stays where it was in the list', async () => {
    const account = chat.account();
    const session = await account.createSession();
    expect(await titleOf(account, session)).toBe(DEFAULT);
    const { assistantMessage } = (await account.send(session, 'Do engines weave?')).body;
    await expectTitle(account, session);
    const { messages } = chat.model.asked.at(-1)!;
    expect(messages[1]!.content).toBe(
      '[with] Ada Lovelace\n[guest] Do engines weave?\n[figure] I remember it well.',
    );
    expect((await account.session(session)).body.updatedAt).toBe(assistantMessage!.createdAt);
    chat.model.script = { title: 'Another title' };
    await account.send(session, 'And now?');
    await othersDone();
    expect(await titleOf(account, session)).toBe(TITLE);
  });

  it('keeps the title that a person gave, also when the model’s comes later', async () => {
    const account = chat.account();
    const late = await forgotten(account);
    const early = await account.createSession();
    await account.rename(early, 'My own');
    await account.send(early, 'Do engines weave?');
    await Promise.all([account.send(late, 'And now?'), account.rename(late, 'Mine too')]);
    await othersDone();
    expect([await titleOf(account, early), await titleOf(account, late)]).toEqual(['My own', 'Mine too']);
  });

  it('gets its title after a later reply when the first order was lost', async () => {
    const account = chat.account();
    const session = await forgotten(account);
    expect(await titleOf(account, session)).toBe(DEFAULT);
    await account.send(session, 'Well?');
    await expectTitle(account, session);
  });

  it('gets it from the sweeper when no reply follows', async () => {
    const [account, fresh] = [chat.account(), chat.account()];
    const session = await forgotten(account);
    const untouched = await fresh.createSession();
    await sweeper.sweep();
    await expectTitle(account, session);
    expect(await titleOf(fresh, untouched)).toBe(DEFAULT);
  });

  it('is not asked a title for again and again when the model gives none', async () => {
    const account = chat.account();
    const session = await forgotten(account);
    chat.model.script = { title: ' "" ' };
    const before = titlesAsked();
    await sweeper.sweep();
    await eventually(() => expect(titlesAsked() - before).toBe(titleSession.attempts), 60_000);
    await sleep(500);
    for (let sweep = 0; sweep < 3; sweep += 1) await sweeper.sweep();
    await sleep(1_500);
    expect(titlesAsked() - before).toBe(titleSession.attempts);
    expect(await titleOf(account, session)).toBe(DEFAULT);
  });
});

describe('a conversation of a visitor', () => {
  it('gets its title once an account has adopted it', async () => {
    const [visitor, account] = [chat.visitor(), chat.account()];
    const session = await visitor.createSession();
    await visitor.send(session, 'Do engines weave?');
    await othersDone();
    expect(await titleOf(visitor, session)).toBe(DEFAULT);
    await account.adopt(visitor.anonymousId);
    await expectTitle(account, session);
  });
});
