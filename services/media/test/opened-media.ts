import { openService, type RunningService } from '@parley/kit/boot/start-service';
import { readEnv } from '@parley/kit/config/load-env';
import { createLogger } from '@parley/kit/log/logger';
import { MediaEnv } from '../src/env.js';
import { mediaService } from '../src/media.service.js';

/** The real service on a port of its own. */
export function openMedia(): Promise<RunningService> {
  return openService(mediaService(readEnv(MediaEnv, { PORT: '0' })), createLogger('media', 'silent'));
}
