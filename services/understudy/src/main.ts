import { startService } from '@parley/kit/boot/start-service';
import { readUnderstudyEnv } from './env.js';
import { understudyService } from './understudy.service.js';

await startService(understudyService(readUnderstudyEnv()));
