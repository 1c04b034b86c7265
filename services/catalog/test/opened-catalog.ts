import { openService, type RunningService } from '@parley/kit/boot/start-service';
import { InternalClient } from '@parley/kit/http/internal-client';
import { createLogger } from '@parley/kit/log/logger';
import { createTestDatabase, type TestDatabase } from '@parley/kit/testing/test-database';
import { emptyTestRedis } from '@parley/kit/testing/test-redis';
import { CatalogModule } from '../src/catalog.module.js';
import { MIGRATIONS } from '../src/database/migrations.js';
import { SCHEMA } from '../src/database/schema.js';
import { CatalogEnv } from '../src/env.js';

export interface OpenedCatalog {
  database: TestDatabase;
  redisUrl: string;
  url: string;
  client: InternalClient;
  /** One more process of the same service, as far as one process can be two. */
  openReplica: () => Promise<RunningService>;
  close: () => Promise<void>;
}

/** The catalog on a database and a Redis of its own, as production runs it. */
export async function openCatalog(): Promise<OpenedCatalog> {
  const database = await createTestDatabase(SCHEMA, MIGRATIONS);
  const redisUrl = await emptyTestRedis();
  const env = Object.assign(new CatalogEnv(), {
    PORT: 0,
    DATABASE_URL: database.serviceUrl,
    REDIS_URL: redisUrl,
  });
  const openReplica = () =>
    openService(
      { name: 'catalog', env, module: CatalogModule.forRoot(env) },
      createLogger('catalog', 'silent'),
    );
  const service = await openReplica();
  const client = new InternalClient(service.url);
  return {
    database,
    redisUrl,
    url: service.url,
    client,
    openReplica,
    close: async () => {
      await client.close();
      await service.close();
      await database.drop();
    },
  };
}
