import { startService } from '@parley/kit/boot/start-service';
import { AnalyticsModule } from './analytics.module.js';
import { readAnalyticsEnv } from './env.js';

const env = readAnalyticsEnv();
await startService({ name: 'analytics', env, module: AnalyticsModule.forRoot(env) });
