import type { ServiceDefinition } from '@parley/kit/boot/start-service';
import type { UnderstudyEnv } from './env.js';
import { OpenAiErrorFilter } from './errors/openai-error.filter.js';
import { UnderstudyModule } from './understudy.module.js';

const BODY_MAX_BYTES = 1024 * 1024;

/** The service as `main.ts` and the tests open it. */
export function understudyService(env: UnderstudyEnv): ServiceDefinition {
  return {
    name: 'understudy',
    env,
    module: UnderstudyModule.serving(env),
    bodyLimitBytes: BODY_MAX_BYTES,
    configure: async (app) => {
      app.useGlobalFilters(app.get(OpenAiErrorFilter));
    },
  };
}
