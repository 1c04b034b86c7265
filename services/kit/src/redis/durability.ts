import type { Redis } from 'ioredis';
import type { Logger } from '../log/logger.js';

/**
 * Jobs, sessions and events are delivered through Redis: one that forgets on restart or evicts
 * under pressure would lose them silently, so a service does not start on it.
 */
export async function assertDurable(redis: Redis, logger: Logger): Promise<void> {
  let settings: Record<string, string>;
  try {
    settings = {
      ...pairs(await redis.config('GET', 'appendonly')),
      ...pairs(await redis.config('GET', 'maxmemory-policy')),
    };
  } catch {
    logger.warn('Redis does not tell its settings; appendonly yes and noeviction are needed');
    return;
  }
  if (settings['appendonly'] !== 'yes' || settings['maxmemory-policy'] !== 'noeviction') {
    throw new Error('Redis must run with "appendonly yes" and "maxmemory-policy noeviction".');
  }
}

function pairs(answer: unknown): Record<string, string> {
  const [name, value] = answer as [string, string];
  return { [name]: value };
}
