import type { ServiceDefinition } from '@parley/kit/boot/start-service';
import type { IdentityEnv } from './env.js';
import { IdentityModule } from './identity.module.js';
import { configureIdentity } from './provider/configure-identity.js';

/** The service as `main.ts` starts it and tests open it. */
export function defineIdentity(env: IdentityEnv): ServiceDefinition {
  return {
    name: 'identity',
    env,
    module: IdentityModule.forRoot(env),
    configure: (app) => configureIdentity(app, env),
  };
}
