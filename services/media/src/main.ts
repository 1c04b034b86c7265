import { startService } from '@parley/kit/boot/start-service';
import { readMediaEnv } from './env.js';
import { mediaService } from './media.service.js';

await startService(mediaService(readMediaEnv()));
