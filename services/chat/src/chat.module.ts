import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { EVENTS, JOBS } from '@parley/contracts/messaging/registry';
import { DatabaseModule } from '@parley/kit/database/database.module';
import { IdempotencyModule } from '@parley/kit/idempotency/idempotency.module';
import { MessagingModule } from '@parley/kit/messaging/messaging.module';
import { BroadcastModule } from '@parley/kit/redis/broadcast.module';
import { RedisModule } from '@parley/kit/redis/redis.module';
import { CharacterAccess } from './access/character-access.js';
import { WalletClient } from './access/wallet.client.js';
import { AccountDeletedConsumer } from './accounts/account-deleted.consumer.js';
import { AccountsRepository } from './accounts/accounts.repository.js';
import { ExportedSessionsController } from './accounts/exported-sessions.controller.js';
import { ExportedSessionsRepository } from './accounts/exported-sessions.repository.js';
import { ExportedSessionsService } from './accounts/exported-sessions.service.js';
import { AdoptionController } from './adoption/adoption.controller.js';
import { AdoptionRepository } from './adoption/adoption.repository.js';
import { AdoptionService } from './adoption/adoption.service.js';
import { AllowanceController } from './allowance/allowance.controller.js';
import { AllowanceRepository } from './allowance/allowance.repository.js';
import { AllowanceService } from './allowance/allowance.service.js';
import { CatalogClient } from './characters/catalog.client.js';
import { CharacterChangedConsumer } from './characters/character-changed.consumer.js';
import { CharactersRepository } from './characters/characters.repository.js';
import { PersonaCache } from './characters/persona.cache.js';
import { DemoController } from './demo/demo.controller.js';
import { DemoService } from './demo/demo.service.js';
import { ChatEnv } from './env.js';
import { ModelClient } from './model/model.client.js';
import { InvariantsController } from './operations/invariants.controller.js';
import { InvariantsRepository } from './operations/invariants.repository.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SettingsChangedConsumer } from './settings/settings-changed.consumer.js';
import { SummarizeSessionProcessor } from './summary/summarize-session.processor.js';
import { SummaryRepository } from './summary/summary.repository.js';
import { SummaryTrigger } from './summary/summary.trigger.js';
import { TitleRepository } from './titles/title.repository.js';
import { TitleSessionProcessor } from './titles/title-session.processor.js';
import { TitleSweeper } from './titles/title.sweeper.js';
import { TitleTrigger } from './titles/title.trigger.js';
import { TURN_PROVIDERS } from './turns/turns.providers.js';
import { TurnsController } from './turns/turns.controller.js';

const CONTROLLERS = [
  SessionsController,
  TurnsController,
  AllowanceController,
  DemoController,
  AdoptionController,
  ExportedSessionsController,
  InvariantsController,
];

/** All that answers and listens. */
const SERVING: Provider[] = [
  CatalogClient,
  WalletClient,
  CharacterAccess,
  CharactersRepository,
  PersonaCache,
  CharacterChangedConsumer,
  SessionsRepository,
  SessionsService,
  AllowanceRepository,
  AllowanceService,
  SummaryTrigger,
  TitleTrigger,
  SettingsChangedConsumer,
  AdoptionRepository,
  AdoptionService,
  AccountsRepository,
  AccountDeletedConsumer,
  ExportedSessionsRepository,
  ExportedSessionsService,
  InvariantsRepository,
  DemoService,
  ...TURN_PROVIDERS,
];

/** All that works off jobs. */
const WORKING: Provider[] = [
  SummaryRepository,
  SummarizeSessionProcessor,
  TitleRepository,
  TitleTrigger,
  TitleSessionProcessor,
  TitleSweeper,
];

/** The service's two processes share their modules: one serves and listens, one works off jobs. */
@Module({})
export class ChatModule {
  static serving(env: ChatEnv): DynamicModule {
    const { imports, providers } = base(env, 'events');
    return {
      module: ChatModule,
      imports: [...imports, BroadcastModule, IdempotencyModule],
      controllers: CONTROLLERS,
      providers: [...providers, ...SERVING],
    };
  }

  static working(env: ChatEnv): DynamicModule {
    const { imports, providers } = base(env, 'jobs');
    return { module: ChatModule, imports, providers: [...providers, ...WORKING] };
  }
}

function base(env: ChatEnv, handles: 'events' | 'jobs') {
  return {
    imports: [
      DatabaseModule.forRoot({ url: env.DATABASE_URL, schema: 'chat', entities: [] }),
      RedisModule.forRoot(env.REDIS_URL),
      MessagingModule.forRoot({ service: 'chat', events: EVENTS, jobs: JOBS, handles }),
    ],
    providers: [{ provide: ChatEnv, useValue: env }, ModelClient] as Provider[],
  };
}
