import { fileURLToPath } from 'node:url';
import { eventually } from '@parley/kit/testing/eventually';
import { freePort, ServiceProcess } from '@parley/kit/testing/service-process';
import { createTestDatabase, type TestDatabase } from '@parley/kit/testing/test-database';
import { startStores, type Stores } from '@parley/kit/testing/test-stores';
import { jest } from '@jest/globals';
import { MIGRATIONS } from '../src/database/migrations.js';
import { ChatApi } from './support/chat-api.js';
import { type FakeCatalog, startFakeCatalog } from './support/fake-catalog.js';
import { type ScriptedModel, startScriptedModel } from './support/scripted-model.js';

jest.setTimeout(240_000);

const RUNNING = 50;
const WORDS = Array.from({ length: 30 }, (_, index) => `word${index} `);

let stores: Stores;
let database: TestDatabase;
let catalog: FakeCatalog;
let model: ScriptedModel;
let chat: ServiceProcess;

beforeAll(async () => {
  stores = await startStores();
  process.env['TEST_DATABASE_URL'] = stores.databaseUrl;
  database = await createTestDatabase('chat', MIGRATIONS);
  [catalog, model] = await Promise.all([startFakeCatalog(), startScriptedModel()]);
  chat = new ServiceProcess({
    main: fileURLToPath(new URL('../dist/main.js', import.meta.url)),
    env: {
      DATABASE_URL: database.serviceUrl,
      REDIS_URL: stores.redisUrl,
      CATALOG_URL: catalog.url,
      WALLET_URL: catalog.url,
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: 'test',
      OPENAI_CHAT_MODEL: 'scripted',
    },
    port: await freePort(),
  });
  await chat.start();
});

afterAll(async () => {
  await chat.end('SIGTERM');
  await Promise.all([catalog.close(), model.close()]);
  await database.drop();
  await stores.close();
});

interface Sent {
  visitor: ChatApi;
  session: string;
}

/** Fifty visitors with a reply being written each, and the function that has the model say the rest. */
async function beginReplies(): Promise<{ sent: Sent[]; goOn: () => void }> {
  const goOn = model.holdAfter(10, { words: WORDS });
  const before = model.asked.length;
  const visitors = Array.from({ length: RUNNING }, () => new ChatApi(chat.url));
  const sent = await Promise.all(
    visitors.map(async (visitor) => ({ visitor, session: await visitor.createSession() })),
  );
  for (const { visitor, session } of sent) void visitor.send(session, 'Tell me.').catch(() => undefined);
  await eventually(async () => {
    const rows = await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM turns WHERE status = 'pending'`,
    );
    expect(rows[0]!.count).toBe(RUNNING);
    expect(model.asked.length - before).toBe(RUNNING);
  });
  return { sent, goOn };
}

/** What must hold once the dust has settled, however it was raised. */
async function expectSettled(sent: Sent[]): Promise<{ answered: number; unanswered: number }> {
  await eventually(async () => {
    const pending = await database.query(`SELECT FROM turns WHERE status = 'pending'`);
    expect(pending).toHaveLength(0);
  }, 60_000);
  let answered = 0;
  for (const { visitor, session } of sent) {
    const messages = await eventually(async () => {
      const answer = await visitor.messages(session);
      expect(answer.status).toBe(200);
      return answer.body;
    });
    expect(messages[0]).toMatchObject({ role: 'user', content: 'Tell me.' });
    const reply = messages[1];
    if (reply) expect(reply.content).toBe(WORDS.join(''));
    expect(messages[0]!.unanswered).toBe(!reply);
    expect(await visitor.remaining()).toBe(reply ? 3 : 4);
    answered += reply ? 1 : 0;
  }
  const held = await database.query('SELECT FROM allowances WHERE held <> 0');
  expect(held).toHaveLength(0);
  return { answered, unanswered: sent.length - answered };
}

describe('fifty replies being written', () => {
  it('are all failed and given back once when the service is killed, and can be retried', async () => {
    const { sent } = await beginReplies();
    await chat.end('SIGKILL');
    await chat.start();
    expect((await expectSettled(sent)).unanswered).toBe(RUNNING);
    model.script = { words: WORDS };
    const [{ visitor, session }] = sent as [Sent];
    const [message] = (await visitor.messages(session)).body;
    expect((await visitor.send(session, 'Tell me.', message!.idempotencyKey!)).status).toBe(201);
    expect(await visitor.remaining()).toBe(3);
  });

  it('are finished and stored when PostgreSQL is killed and comes back', async () => {
    const { sent, goOn } = await beginReplies();
    await stores.kill('postgres');
    goOn();
    await expectSettled(sent);
  });

  it('are finished and stored when Redis is killed and comes back', async () => {
    const { sent, goOn } = await beginReplies();
    await stores.kill('redis');
    goOn();
    expect((await expectSettled(sent)).answered).toBe(RUNNING);
  });

  it('are finished or kept as far as they got when the service is told to stop', async () => {
    const { sent, goOn } = await beginReplies();
    const ended = chat.end('SIGTERM');
    const isReady = () =>
      fetch(`${chat.url}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await eventually(async () => expect(await isReady()).toBe(false));
    goOn();
    await ended;
    await chat.start();
    expect((await expectSettled(sent)).answered).toBe(RUNNING);
  });
});
