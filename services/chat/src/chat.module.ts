import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { EVENTS, JOBS } from '@parley/contracts/messaging/registry';
import { DatabaseModule } from '@parley/kit/database/database.module';
import { IdempotencyModule } from '@parley/kit/idempotency/idempotency.module';
import { MessagingModule } from '@parley/kit/messaging/messaging.module';
import { BroadcastModule } from '@parley/kit/redis/broadcast.module';
import { RedisModule } from '@parley/kit/redis/redis.module';
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
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SummarizeSessionProcessor } from './summary/summarize-session.processor.js';
import { SummaryRepository } from './summary/summary.repository.js';
import { SummaryTrigger } from './summary/summary.trigger.js';
import { TURN_PROVIDERS } from './turns/turns.providers.js';
import { TurnsController } from './turns/turns.controller.js';

const SERVING: Provider[] = [
  CatalogClient,
  CharactersRepository,
  PersonaCache,
  CharacterChangedConsumer,
  SessionsRepository,
  SessionsService,
  AllowanceRepository,
  AllowanceService,
  SummaryTrigger,
  DemoService,
  ...TURN_PROVIDERS,
];

/** The service's two processes share their modules: one serves and listens, one works off jobs. */
@Module({})
export class ChatModule {
  static serving(env: ChatEnv): DynamicModule {
    const { imports, providers } = base(env, 'events');
    return {
      module: ChatModule,
      imports: [...imports, BroadcastModule, IdempotencyModule],
      controllers: [SessionsController, TurnsController, AllowanceController, DemoController],
      providers: [...providers, ...SERVING],
    };
  }

  static working(env: ChatEnv): DynamicModule {
    const { imports, providers } = base(env, 'jobs');
    return {
      module: ChatModule,
      imports,
      providers: [...providers, SummaryRepository, SummarizeSessionProcessor],
    };
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
