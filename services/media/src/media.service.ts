import type { ServiceDefinition } from '@parley/kit/boot/start-service';
import type { MediaEnv } from './env.js';
import { MediaModule } from './media.module.js';

/** The service as `main.ts` and the tests open it. */
export function mediaService(env: MediaEnv): ServiceDefinition {
  return { name: 'media', env, module: MediaModule.forEnv(env) };
}
