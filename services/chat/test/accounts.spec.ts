import { randomUUID } from 'node:crypto';
import type { SessionExportDto } from '@parley/contracts/chat/session';
import { accountDeleted, settingsChanged } from '@parley/contracts/wallet/wallet.events';
import { eventually } from '@parley/kit/testing/eventually';
import { DataSource } from 'typeorm';
import type { ChatApi } from './support/chat-api.js';
import { beginReply, breakOff } from './support/long-reply.js';
import { chatOnTwoReplicas } from './support/two-replicas.js';

const chat = chatOnTwoReplicas();

/** Resolves once chat has acted on it. */
async function deleteAccount({ userId }: ChatApi): Promise<void> {
  const issued = { issuer: 'https://issuer.test', subject: 'somebody' };
  await chat.actedOn(await chat.state(accountDeleted, { userId, ...issued }));
}

/** Statements that wait for a lock. */
const waiting = () =>
  chat.database.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );

const keptOf = ({ userId }: ChatApi) =>
  chat.database.query(
    `SELECT 'session' AS kept FROM sessions WHERE user_id = $1
     UNION ALL SELECT 'unlock' FROM unlocked_characters WHERE user_id = $1`,
    [userId],
  );

/** Runs something while another transaction has the character's row, so that sessions with it cannot be made. */
async function whileCharacterIsHeld(characterId: number, during: () => Promise<void>): Promise<void> {
  const url = chat.database.adminUrl;
  const options = { type: 'postgres', url, extra: { options: '-c search_path=chat' } } as const;
  const dataSource = await new DataSource(options).initialize();
  const holder = dataSource.createQueryRunner();
  try {
    await holder.startTransaction();
    await holder.query('INSERT INTO characters VALUES ($1, true, 0)', [characterId]);
    await during();
    await holder.rollbackTransaction();
  } finally {
    await holder.release();
    await dataSource.destroy();
  }
}

describe('a signed-in account', () => {
  it('sends without an allowance, and each reply is told to the wallet with its id', async () => {
    const account = chat.account();
    const session = await account.createSession();
    for (let turn = 0; turn < 6; turn += 1) {
      const { status, body } = await account.send(session, `Question ${turn}`);
      expect(status).toBe(201);
      expect(body).not.toHaveProperty('messagesRemaining');
    }
    const told = await chat.charged(session);
    expect(told).toHaveLength(6);
    expect(told.every(({ userId }) => userId === account.userId)).toBe(true);
    expect(await chat.database.query('SELECT FROM allowances')).toHaveLength(0);
  });

  it('owes nothing for a reply that failed, and once for the one that came after all', async () => {
    const account = chat.account();
    const session = await account.createSession();
    const key = randomUUID();
    const ask = () => account.send(session, 'Are you there?', key);
    expect((await breakOff(chat.model, [account, session], ask)).status).toBe(503);
    expect(await chat.charged(session)).toEqual([]);
    chat.model.script = {};
    expect((await ask()).status).toBe(201);
    expect(await chat.charged(session)).toHaveLength(1);
  });

  it('is shown its conversations, those spoken in last first, with the last message and the count', async () => {
    const account = chat.account();
    const first = await account.createSession();
    await account.send(first, 'One?');
    const second = await account.createSession();
    await account.send(second, 'Two?');
    await account.send(first, 'Three?');
    const { body } = await account.sessions();
    expect(body.map(({ id }) => id)).toEqual([first, second]);
    expect(body[0]).toMatchObject({ messageCount: 4, lastMessage: 'I remember it well.' });
    expect(body[0]).not.toHaveProperty('anonymousSessionId');
    expect((await chat.account().sessions()).body).toEqual([]);
  });

  it('cannot reset a conversation, and need not', async () => {
    const account = chat.account();
    const session = await account.createSession();
    expect((await account.reset(session)).status).toBe(403);
  });

  it('keeps its conversations from other accounts and from visitors', async () => {
    const account = chat.account();
    const session = await account.createSession();
    await account.send(session, 'Mine.');
    for (const stranger of [chat.account(), chat.visitor()]) {
      const answers = await Promise.all([
        stranger.session(session),
        stranger.messages(session),
        stranger.send(session, 'Yours?'),
        stranger.regenerate(session),
        stranger.rename(session, 'Yours'),
        stranger.stop(session),
        stranger.delete(session),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    }
    expect((await account.messages(session)).body).toHaveLength(2);
  });

  it('deletes a conversation once, also under a running reply', async () => {
    const account = chat.account();
    const session = await account.createSession();
    const { writing } = await beginReply(chat.model, account.stream(session, 'Tell me.'));
    const statuses = await Promise.all(
      [account, account.at(chat.other.url), account].map(async (one) => (await one.delete(session)).status),
    );
    expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(1);
    expect(statuses.every((status) => status === 204 || status === 404)).toBe(true);
    expect((await writing.ended).events.at(-1)!.event).toBe('error');
    expect((await account.delete(session)).status).toBe(404);
    expect(await chat.charged(session)).toEqual([]);
  });
});

describe('a character that costs tokens', () => {
  it('can be talked to once it is unlocked, and the wallet is asked once', async () => {
    const account = chat.account();
    const locked = await account.call('POST', '/sessions', { characterId: 2 });
    expect([locked.status, locked.body]).toEqual([402, { message: 'Character is locked' }]);
    chat.wallet.unlocked.add(`${account.userId}:2`);
    const session = await account.createSession(2);
    const asked = chat.wallet.calls;
    expect((await account.send(session, 'At last.')).status).toBe(201);
    await account.createSession(2);
    expect(chat.wallet.calls).toBe(asked);
  });

  it('is refused in a conversation of before it cost any, until it is unlocked', async () => {
    const account = chat.account();
    const session = await account.createSession();
    await account.send(session, 'Free?');
    await chat.database.query('UPDATE characters SET token_cost = 5 WHERE id = 1');
    try {
      const refused = await account.send(session, 'Still free?');
      expect([refused.status, refused.body]).toEqual([402, { message: 'Character is locked' }]);
      expect((await account.regenerate(session)).status).toBe(402);
      expect((await account.messages(session)).body).toHaveLength(2);

      chat.wallet.unlocked.add(`${account.userId}:1`);
      expect((await account.send(session, 'Paid now.')).status).toBe(201);
      expect(
        await chat.database.query('SELECT character_id FROM unlocked_characters WHERE user_id = $1', [
          account.userId,
        ]),
      ).toEqual([{ character_id: 1 }]);
    } finally {
      await chat.database.query('UPDATE characters SET token_cost = 0 WHERE id = 1');
    }
  });

  it('answers 503 while the wallet is needed and away', async () => {
    const { url } = await chat.openReplica({ WALLET_URL: 'http://127.0.0.1:9' });
    const account = chat.account().at(url);
    expect((await account.call('POST', '/sessions', { characterId: 2 })).status).toBe(503);
    expect((await account.call('POST', '/sessions', { characterId: 1 })).status).toBe(201);
  });
});

describe('the title of a conversation', () => {
  it('is what its owner says, on one line, and is no activity', async () => {
    const account = chat.account();
    const older = await account.createSession();
    await account.send(older, 'One?');
    const newer = await account.createSession();
    await account.send(newer, 'Two?');
    const { status, body } = await account.rename(older, '  On\n engines  ');
    expect([status, body.title]).toEqual([200, 'On engines']);
    expect((await account.sessions()).body.map(({ title }) => title)).toEqual([
      'Conversation with Ada Lovelace',
      'On engines',
    ]);
    for (const title of ['', ' \n', 'x'.repeat(101), 7, null]) {
      expect((await account.rename(older, title as string)).status).toBe(400);
    }
    expect((await account.rename(older, 'x'.repeat(100))).status).toBe(200);
  });
});

describe('taking all conversations along', () => {
  it('gives them page by page with all that was said, to their account only', async () => {
    const account = chat.account();
    const session = await account.createSession();
    await account.send(session, 'Hello?');
    await chat.database.query(
      `INSERT INTO sessions (id, character_id, character, user_id, title, is_untouched)
       SELECT gen_random_uuid(), 1, '{"name": "Ada Lovelace"}', $1, 'Copy', false FROM generate_series(1, 60)`,
      [account.userId],
    );
    const page = (after?: string) =>
      account.call<SessionExportDto[]>('GET', `/exported-sessions${after ? `?after=${after}` : ''}`);
    const first = (await page()).body;
    const second = (await page(first.at(-1)!.id)).body;
    expect([first.length, second.length]).toEqual([50, 11]);
    expect((await page(second.at(-1)!.id)).body).toEqual([]);
    const all = [...first, ...second];
    expect(new Set(all.map(({ id }) => id)).size).toBe(61);
    await chat.database.query('UPDATE sessions SET message_count = 1500 WHERE user_id = $1', [
      account.userId,
    ]);
    expect((await page(first[0]!.id)).body).toHaveLength(2);
    const { messages, ...rest } = all.find(({ id }) => id === session)!;
    expect(rest).toMatchObject({ characterId: 1, characterName: 'Ada Lovelace' });
    expect(messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'Hello?'],
      ['assistant', 'I remember it well.'],
    ]);
    expect((await page('nonsense')).status).toBe(400);
    expect((await chat.visitor().call('GET', '/exported-sessions')).status).toBe(401);
    expect((await chat.account().call('GET', '/exported-sessions')).body).toEqual([]);
  });
});

describe('an account that is deleted', () => {
  it('takes its conversations along and ends what is being written, and leaves others alone', async () => {
    const [leaving, staying] = [chat.account(), chat.account()];
    const [gone, kept] = [await leaving.createSession(), await staying.createSession()];
    const stream = leaving.at(chat.other.url).stream(gone, 'Tell me.');
    const { writing } = await beginReply(chat.model, stream);
    await chat.database.query('INSERT INTO unlocked_characters VALUES ($1, 2)', [leaving.userId]);
    const issued = { issuer: 'https://issuer.test', subject: 'somebody' };
    await chat.state(accountDeleted, { userId: leaving.userId, ...issued });
    const { events } = await writing.ended;
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { status: 409 } });
    expect((await leaving.session(gone)).status).toBe(404);
    expect((await leaving.sessions()).body).toEqual([]);
    expect((await staying.session(kept)).status).toBe(200);
    const left = await chat.database.query(
      `SELECT user_id FROM unlocked_characters WHERE user_id = $1
       UNION ALL SELECT caller FROM idempotency_keys WHERE caller LIKE $1 || '%'
       UNION ALL SELECT id::text FROM turns WHERE session_id = $2
       UNION ALL SELECT id::text FROM messages WHERE session_id = $2`,
      [leaving.userId, gone],
    );
    expect(left).toEqual([]);
  });

  it('makes, adopts and unlocks nothing any more, and the visitor keeps what was to be adopted', async () => {
    const [visitor, account] = [chat.visitor(), chat.account()];
    const kept = await visitor.createSession();
    await deleteAccount(account);
    chat.wallet.unlocked.add(`${account.userId}:2`);
    const elsewhere = account.at(chat.other.url);
    const refused = [
      await elsewhere.call('POST', '/sessions', { characterId: 1 }),
      await elsewhere.call('POST', '/sessions', { characterId: 2 }),
      await elsewhere.call('POST', '/sessions', { characterId: 3 }),
      await elsewhere.adopt(visitor.anonymousId),
    ];
    for (const { status, body } of refused)
      expect([status, body]).toEqual([401, { message: 'Unauthorized' }]);
    expect(await keptOf(account)).toEqual([]);
    expect((await visitor.session(kept)).status).toBe(200);
    await deleteAccount(account);
  });

  it('leaves nothing behind, whatever it makes, adopts or unlocks at the same moment', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const [visitor, account] = [chat.visitor(), chat.account()];
        chat.wallet.unlocked.add(`${account.userId}:2`);
        await visitor.send(await visitor.createSession(), 'Hello?');
        const deleting = deleteAccount(account);
        const elsewhere = account.at(chat.other.url);
        await new Promise((resolve) => setTimeout(resolve, index * 15));
        const answers = await Promise.all([
          account.call('POST', '/sessions', { characterId: 1 }),
          elsewhere.call('POST', '/sessions', { characterId: 2 }),
          elsewhere.adopt(visitor.anonymousId),
        ]);
        for (const { status } of answers) expect([200, 201, 401]).toContain(status);
        await deleting;
        expect(await keptOf(account)).toEqual([]);
      }),
    );
  });

  it('takes a conversation along that was being made when it was deleted', async () => {
    const account = chat.account();
    const { character, ...same } = chat.catalog.personas.get(1)!;
    chat.catalog.personas.set(9, { ...same, character: { ...character, id: 9 } });
    let [making, deleting]: Promise<unknown>[] = [];
    await whileCharacterIsHeld(9, async () => {
      making = account.createSession(9);
      await eventually(async () => expect(await waiting()).toHaveLength(1));
      deleting = deleteAccount(account);
      await eventually(async () => expect(await waiting()).toHaveLength(2));
    });
    expect(await making).toEqual(expect.any(String));
    await deleting;
    expect(await keptOf(account)).toEqual([]);
  });
});

describe('the number of free messages', () => {
  it('is what the administrator set last, at once and on every replica', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const elsewhere = visitor.at(chat.other.url);
    expect((await visitor.send(session, '1')).body.messagesRemaining).toBe(3);
    await chat.state(settingsChanged, { version: 2, anonymousMessageLimit: 2 });
    await eventually(async () => expect(await visitor.remaining()).toBe(1));
    expect(await elsewhere.remaining()).toBe(1);
    expect((await elsewhere.send(session, '2')).body.messagesRemaining).toBe(0);
    expect((await visitor.send(session, '3')).status).toBe(403);

    const late = await chat.state(settingsChanged, { version: 1, anonymousMessageLimit: 20 });
    await chat.state(settingsChanged, { version: 3, anonymousMessageLimit: 5 });
    await eventually(async () => expect(await visitor.remaining()).toBe(3));
    expect((await visitor.send(session, '3')).status).toBe(201);
    const status = await elsewhere.call<{ limit: number }>('GET', '/anonymous-status');
    expect(status.body).toEqual({ messagesRemaining: 2, limit: 5 });
    expect((await elsewhere.reset(session)).body).toEqual({ messagesRemaining: 5 });
    await chat.actedOn(late);
    await chat.database.query('DELETE FROM settings');
    expect(await visitor.remaining()).toBe(4);
  });
});
