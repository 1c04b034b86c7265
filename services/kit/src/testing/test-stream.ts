import { randomUUID } from 'node:crypto';
import type { StreamDefinition } from '@parley/contracts/messaging/define-stream';
import { Redis } from 'ioredis';
import { fieldsOf, streamKey } from '../streams/stream-entry.js';

/** A stream as a test fills it and looks into it, beside the services that use it. */
export interface TestStream<T extends object> {
  /** Appends in one round trip, with the ids given or new ones; resolves with them. */
  append: (payloads: T[], ids?: string[]) => Promise<string[]>;
  /** Appends what no service would. */
  appendFields: (fields: Record<string, string>) => Promise<void>;
  /** Entries that nobody has settled. */
  waiting: () => Promise<number>;
  /** Entries that consumers of the group have been given and have not settled. */
  pendingIn: (group: string) => Promise<number>;
  close: () => void;
}

export function openTestStream<T extends object>(
  redisUrl: string,
  stream: StreamDefinition<T>,
): TestStream<T> {
  // Patient: a test may have killed Redis.
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  const key = streamKey(stream);
  return {
    append: async (payloads, ids = payloads.map(() => randomUUID())) => {
      const pipeline = redis.pipeline();
      payloads.forEach((payload, at) => {
        pipeline.xadd(key, '*', ...fieldsOf({ id: ids[at]!, occurredAt: new Date(), payload }));
      });
      for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
      return ids;
    },
    appendFields: async (fields) => {
      await redis.xadd(key, '*', ...Object.entries(fields).flat());
    },
    waiting: () => redis.xlen(key),
    pendingIn: async (group) => ((await redis.xpending(key, group)) as [number])[0],
    close: () => redis.disconnect(),
  };
}
