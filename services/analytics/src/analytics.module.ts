import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@parley/kit/database/database.module';
import { RedisModule } from '@parley/kit/redis/redis.module';
import { StreamModule } from '@parley/kit/streams/stream.module';
import { SCHEMA } from './database/schema.js';
import type { AnalyticsEnv } from './env.js';
import { TrackingModule } from './tracking/tracking.module.js';

@Module({})
export class AnalyticsModule {
  static forRoot(env: AnalyticsEnv): DynamicModule {
    return {
      module: AnalyticsModule,
      imports: [
        // One batch at a time, and the reports.
        DatabaseModule.forRoot({ url: env.DATABASE_URL, schema: SCHEMA, entities: [], poolSize: 6 }),
        RedisModule.forRoot(env.REDIS_URL),
        StreamModule,
        TrackingModule,
      ],
    };
  }
}
