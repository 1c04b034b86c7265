import { openService, type RunningService } from '@parley/kit/boot/start-service';
import { createLogger } from '@parley/kit/log/logger';
import { createTestDatabase, type TestDatabase } from '@parley/kit/testing/test-database';
import { emptyTestRedis } from '@parley/kit/testing/test-redis';
import { ChatModule } from '../../src/chat.module.js';
import { MIGRATIONS } from '../../src/database/migrations.js';
import { ChatEnv } from '../../src/env.js';
import { ChatApi } from './chat-api.js';
import { type FakeCatalog, startFakeCatalog } from './fake-catalog.js';
import { type ScriptedModel, startScriptedModel } from './scripted-model.js';

export interface ChatHarness {
  database: TestDatabase;
  catalog: FakeCatalog;
  model: ScriptedModel;
  redisUrl: string;
  env: ChatEnv;
  /** Opens one more replica in this process. */
  openReplica: () => Promise<RunningService>;
  openWorker: () => Promise<RunningService>;
  /** A new visitor at the first replica. */
  visitor: () => ChatApi;
  close: () => Promise<void>;
}

/** The chat service on real PostgreSQL and Redis, with a catalog and a model that do as told. */
export async function openChat(settings: Partial<ChatEnv> = {}): Promise<ChatHarness> {
  const database = await createTestDatabase('chat', MIGRATIONS);
  const redisUrl = await emptyTestRedis();
  const [catalog, model] = await Promise.all([startFakeCatalog(), startScriptedModel()]);
  const env = Object.assign(new ChatEnv(), {
    PORT: 0,
    LOG_LEVEL: 'silent',
    DRAIN_MS: 1_000,
    DATABASE_URL: database.serviceUrl,
    REDIS_URL: redisUrl,
    CATALOG_URL: catalog.url,
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: 'test',
    OPENAI_CHAT_MODEL: 'scripted',
    ...settings,
  });
  const logger = createLogger('chat', process.env['TEST_LOG_LEVEL'] ?? 'silent');
  const open: RunningService[] = [];
  const openModule = async (module: ReturnType<typeof ChatModule.serving>) => {
    const service = await openService({ name: 'chat', env, module }, logger);
    open.push(service);
    return service;
  };
  const first = await openModule(ChatModule.serving(env));
  return {
    database,
    catalog,
    model,
    redisUrl,
    env,
    openReplica: () => openModule(ChatModule.serving(env)),
    openWorker: () => openModule(ChatModule.working(env)),
    visitor: () => new ChatApi(first.url),
    close: async () => {
      await Promise.all(open.map((service) => service.close()));
      await Promise.all([catalog.close(), model.close()]);
      await database.drop();
    },
  };
}
