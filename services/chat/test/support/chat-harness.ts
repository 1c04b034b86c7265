import { randomUUID } from 'node:crypto';
import type { ReplyCompleted } from '@parley/contracts/chat/chat.events';
import type { EventDefinition } from '@parley/contracts/messaging/define-event';
import { openService, type RunningService } from '@parley/kit/boot/start-service';
import { createLogger } from '@parley/kit/log/logger';
import { outboxRow } from '@parley/kit/messaging/outbox-row';
import { eventually } from '@parley/kit/testing/eventually';
import { queuedEvents } from '@parley/kit/testing/queued-events';
import { createTestDatabase, type TestDatabase } from '@parley/kit/testing/test-database';
import { emptyTestRedis } from '@parley/kit/testing/test-redis';
import { ChatModule } from '../../src/chat.module.js';
import { MIGRATIONS } from '../../src/database/migrations.js';
import { ChatEnv } from '../../src/env.js';
import { ChatApi } from './chat-api.js';
import { type FakeCatalog, startFakeCatalog } from './fake-catalog.js';
import { type FakeWallet, startFakeWallet } from './fake-wallet.js';
import { type ScriptedModel, startScriptedModel } from './scripted-model.js';

export interface ChatHarness {
  database: TestDatabase;
  catalog: FakeCatalog;
  wallet: FakeWallet;
  model: ScriptedModel;
  redisUrl: string;
  env: ChatEnv;
  /** Opens one more replica in this process, with settings of its own where they are given. */
  openReplica: (settings?: Partial<ChatEnv>) => Promise<RunningService>;
  openWorker: () => Promise<RunningService>;
  /** A new visitor at the first replica. */
  visitor: () => ChatApi;
  /** A new account at the first replica. */
  account: () => ChatApi;
  /** States a fact as the relay of its service would deliver it; the id of the event. */
  state: <T extends object>(event: EventDefinition<T>, payload: T) => Promise<string>;
  /** Resolves once chat has acted on the fact with this id. */
  actedOn: (eventId: string) => Promise<void>;
  /** What was told to the wallet of the replies of a session, oldest first. */
  charged: (sessionId: string) => Promise<ReplyCompleted[]>;
  close: () => Promise<void>;
}

/** The chat service on real PostgreSQL and Redis, with a catalog and a model that do as told. */
export async function openChat(settings: Partial<ChatEnv> = {}): Promise<ChatHarness> {
  const database = await createTestDatabase('chat', MIGRATIONS);
  const redisUrl = await emptyTestRedis();
  const [catalog, wallet, model] = await Promise.all([
    startFakeCatalog(),
    startFakeWallet(),
    startScriptedModel(),
  ]);
  const env = Object.assign(new ChatEnv(), {
    PORT: 0,
    LOG_LEVEL: 'silent',
    DRAIN_MS: 1_000,
    DATABASE_URL: database.serviceUrl,
    REDIS_URL: redisUrl,
    CATALOG_URL: catalog.url,
    WALLET_URL: wallet.url,
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: 'test',
    OPENAI_CHAT_MODEL: 'scripted',
    ...settings,
  });
  const logger = createLogger('chat', process.env['TEST_LOG_LEVEL'] ?? 'silent');
  const open: RunningService[] = [];
  const openModule = async (kind: 'serving' | 'working', ownEnv = env) => {
    const service = await openService(
      { name: 'chat', env: ownEnv, module: ChatModule[kind](ownEnv) },
      logger,
    );
    open.push(service);
    return service;
  };
  const first = await openModule('serving');
  return {
    database,
    catalog,
    wallet,
    model,
    redisUrl,
    env,
    openReplica: (own) => openModule('serving', Object.assign(new ChatEnv(), env, own)),
    openWorker: () => openModule('working'),
    visitor: () => new ChatApi(first.url, { anonymousId: randomUUID() }),
    account: () => new ChatApi(first.url, { userId: `account-${randomUUID()}` }),
    state: async (event, payload) => {
      const { id, name, payload: json } = outboxRow(event, payload);
      await database.query('INSERT INTO outbox (id, name, payload) VALUES ($1, $2, $3)', [id, name, json]);
      return id;
    },
    actedOn: (eventId) =>
      eventually(async () => {
        const acted = await database.query('SELECT FROM consumed_events WHERE event_id = $1', [eventId]);
        expect(acted).toHaveLength(1);
      }),
    charged: async (sessionId) => {
      await eventually(async () => expect(await database.query('SELECT FROM outbox')).toHaveLength(0));
      const told = (await queuedEvents(redisUrl, 'wallet')).map(({ payload }) => payload as ReplyCompleted);
      return told
        .filter((reply) => reply.sessionId === sessionId)
        .sort((one, other) => (one.messageId < other.messageId ? -1 : 1));
    },
    close: async () => {
      await Promise.all(open.map((service) => service.close()));
      await Promise.all([catalog.close(), wallet.close(), model.close()]);
      await database.drop();
    },
  };
}
