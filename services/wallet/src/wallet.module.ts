import { type DynamicModule, Global, Module } from '@nestjs/common';
import { EVENTS, JOBS } from '@parley/contracts/messaging/registry';
import { DatabaseModule } from '@parley/kit/database/database.module';
import { IdempotencyModule } from '@parley/kit/idempotency/idempotency.module';
import { MessagingModule } from '@parley/kit/messaging/messaging.module';
import { RedisModule } from '@parley/kit/redis/redis.module';
import { AccessTokensModule } from './access-tokens/access-tokens.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { CharactersModule } from './characters/characters.module.js';
import { DailyTokensModule } from './daily-tokens/daily-tokens.module.js';
import { SCHEMA } from './database/schema.js';
import { WalletEnv } from './env.js';
import { ExportModule } from './export/export.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { MessageChargeModule } from './message-charge/message-charge.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { UnlockModule } from './unlock/unlock.module.js';

/** Global, so that each slice is given the environment. */
@Global()
@Module({})
export class WalletModule {
  static forRoot(env: WalletEnv): DynamicModule {
    return {
      module: WalletModule,
      imports: [
        DatabaseModule.forRoot({ url: env.DATABASE_URL, schema: SCHEMA, entities: [] }),
        RedisModule.forRoot(env.REDIS_URL),
        MessagingModule.forRoot({ service: 'wallet', events: EVENTS, jobs: JOBS, handles: 'events' }),
        IdempotencyModule,
        AccountsModule,
        LedgerModule,
        CharactersModule,
        UnlockModule,
        DailyTokensModule,
        SettingsModule,
        MessageChargeModule,
        AccessTokensModule,
        ExportModule,
        OperationsModule,
      ],
      providers: [{ provide: WalletEnv, useValue: env }],
      exports: [WalletEnv],
    };
  }
}
