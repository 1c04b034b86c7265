import { type DynamicModule, Module } from '@nestjs/common';
import { CompletionsController } from './completions/completions.controller.js';
import { CompletionsService } from './completions/completions.service.js';
import { StreamTicker } from './completions/stream-ticker.js';
import { UnderstudyEnv } from './env.js';
import { OpenAiErrorFilter } from './errors/openai-error.filter.js';
import { FaultDesk } from './faults/fault-desk.js';
import { FaultsController } from './faults/faults.controller.js';
import { ModelsController } from './models/models.controller.js';
import { Pace } from './pace/pace.js';
import { PaceController } from './pace/pace.controller.js';

@Module({})
export class UnderstudyModule {
  static serving(env: UnderstudyEnv): DynamicModule {
    return {
      module: UnderstudyModule,
      // With the switch off the routes of the test bench do not exist at all.
      controllers: [
        CompletionsController,
        ModelsController,
        ...(env.UNDERSTUDY_FAULTS === 'on' ? [FaultsController, PaceController] : []),
      ],
      providers: [
        { provide: UnderstudyEnv, useValue: env },
        CompletionsService,
        FaultDesk,
        OpenAiErrorFilter,
        Pace,
        StreamTicker,
      ],
      exports: [OpenAiErrorFilter],
    };
  }
}
