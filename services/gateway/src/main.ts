import { startService } from '@parley/kit/boot/start-service';
import { loadGatewayEnv } from './env.js';
import { defineGateway } from './gateway.js';

await startService(defineGateway(loadGatewayEnv()));
