import { type DynamicModule, Module } from '@nestjs/common';
import { EVENTS, JOBS } from '@parley/contracts/messaging/registry';
import { DatabaseModule } from '@parley/kit/database/database.module';
import { MessagingModule } from '@parley/kit/messaging/messaging.module';
import { RedisModule } from '@parley/kit/redis/redis.module';
import { CharactersModule } from './characters/characters.module.js';
import { CollectionsModule } from './collections/collections.module.js';
import { ENTITIES } from './database/entities.js';
import { SCHEMA } from './database/schema.js';
import type { CatalogEnv } from './env.js';
import { HistoricalEventsModule } from './historical-events/historical-events.module.js';
import { SitemapModule } from './sitemap/sitemap.module.js';

@Module({})
export class CatalogModule {
  static forRoot(env: CatalogEnv): DynamicModule {
    return {
      module: CatalogModule,
      imports: [
        DatabaseModule.forRoot({ url: env.DATABASE_URL, schema: SCHEMA, entities: ENTITIES }),
        RedisModule.forRoot(env.REDIS_URL),
        MessagingModule.forRoot({ service: 'catalog', events: EVENTS, jobs: JOBS, handles: 'events' }),
        CharactersModule,
        CollectionsModule,
        HistoricalEventsModule,
        SitemapModule,
      ],
    };
  }
}
