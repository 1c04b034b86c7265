import type { ServiceDefinition } from '@parley/kit/boot/start-service';
import { configureEdge } from './edge/configure-edge.js';
import type { GatewayEnv } from './env.js';
import { GatewayModule } from './gateway.module.js';

/** The gateway as `main.ts` starts it and tests open it. */
export function defineGateway(env: GatewayEnv): ServiceDefinition {
  const proxies = env.TRUSTED_PROXIES?.split(',').map((address) => address.trim());
  return {
    name: 'gateway',
    env,
    module: GatewayModule.forEnv(env),
    isPublic: true,
    ...(proxies ? { trustProxy: proxies } : {}),
    configure: (app) => configureEdge(app, env),
  };
}
