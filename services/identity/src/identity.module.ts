import { type DynamicModule, Module } from '@nestjs/common';
import { EVENTS, JOBS } from '@parley/contracts/messaging/registry';
import { DatabaseModule } from '@parley/kit/database/database.module';
import { MessagingModule } from '@parley/kit/messaging/messaging.module';
import { RedisModule } from '@parley/kit/redis/redis.module';
import { Provider } from 'oidc-provider';
import { AccountDeletedConsumer } from './accounts/account-deleted.consumer.js';
import { AccountsRepository } from './accounts/accounts.repository.js';
import { AccountsService } from './accounts/accounts.service.js';
import { AdministratorService } from './accounts/administrator.service.js';
import { SCHEMA } from './database/schema.js';
import { IdentityEnv } from './env.js';
import { AssetsController } from './pages/assets.controller.js';
import { Passwords } from './passwords/passwords.js';
import { ProviderBuilder } from './provider/provider.builder.js';
import { RecordsPurge } from './provider/records.purge.js';
import { RecordsRepository } from './provider/records.repository.js';
import { SigningKeysRepository } from './provider/signing-keys.repository.js';
import { Attempts } from './sign-in/attempts.js';
import { CreateAccountController } from './sign-in/create-account.controller.js';
import { Interactions } from './sign-in/interactions.js';
import { SignInController } from './sign-in/sign-in.controller.js';

@Module({})
export class IdentityModule {
  static forRoot(env: IdentityEnv): DynamicModule {
    return {
      module: IdentityModule,
      imports: [
        DatabaseModule.forRoot({ url: env.DATABASE_URL, schema: SCHEMA, entities: [], poolSize: 8 }),
        RedisModule.forRoot(env.REDIS_URL),
        MessagingModule.forRoot({ service: 'identity', events: EVENTS, jobs: JOBS, handles: 'events' }),
      ],
      controllers: [SignInController, CreateAccountController, AssetsController],
      providers: [
        { provide: IdentityEnv, useValue: env },
        Passwords,
        AccountsRepository,
        AccountsService,
        AdministratorService,
        AccountDeletedConsumer,
        RecordsRepository,
        RecordsPurge,
        SigningKeysRepository,
        ProviderBuilder,
        {
          provide: Provider,
          inject: [ProviderBuilder],
          useFactory: (builder: ProviderBuilder) => builder.build(),
        },
        Interactions,
        Attempts,
      ],
    };
  }
}
