import type { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import type { StreamEntry } from './stream-entry.js';

const FIRST = '0';
const SCANNED = '0-0';

/** One consumer's part in the group that shares a stream. Entries are pending from their delivery until settled. */
export class StreamGroup {
  private readonly consumer = uuidv7();

  constructor(
    /** Of its own: reading blocks it. */
    private readonly redis: Redis,
    private readonly key: string,
    private readonly group: string,
  ) {}

  /** Makes stream and group where they are missing; it begins with the oldest entry there is. */
  async create(): Promise<void> {
    try {
      await this.redis.xgroup('CREATE', this.key, this.group, FIRST, 'MKSTREAM');
    } catch (error) {
      if (!startsWith(error, 'BUSYGROUP')) throw error;
    }
  }

  /** New entries, waiting for the first of them. */
  async read(count: number, waitMs: number): Promise<StreamEntry[]> {
    const { redis, group, consumer, key } = this;
    const answer = (await redis.xreadgroup(
      'GROUP',
      group,
      consumer,
      'COUNT',
      count,
      'BLOCK',
      waitMs,
      'STREAMS',
      key,
      '>',
    )) as [key: string, entries: StreamEntry[]][] | null;
    return answer?.[0]?.[1] ?? [];
  }

  /** Takes over what has been pending for so long that whoever had it has died, or could not settle it. */
  async claim(count: number, idleMs: number): Promise<StreamEntry[]> {
    let cursor = FIRST;
    do {
      const [next, entries] = (await this.redis.xautoclaim(
        this.key,
        this.group,
        this.consumer,
        idleMs,
        cursor,
        'COUNT',
        count,
      )) as [cursor: string, entries: (StreamEntry | null)[]];
      // Before version 7 Redis names entries that gave way in the meantime.
      const found = entries.filter((entry) => entry !== null);
      if (found.length > 0) return found;
      cursor = next;
    } while (cursor !== SCANNED);
    return [];
  }

  /** Ends entries for good: nobody gets them any more, and Redis forgets them. */
  async settle(entries: StreamEntry[]): Promise<void> {
    const places = entries.map(([place]) => place);
    await this.redis
      .multi()
      .xack(this.key, this.group, ...places)
      .xdel(this.key, ...places)
      .exec();
  }

  /**
   * Strikes off consumers that have asked for nothing for so long; one with pending entries only after
   * those have been claimed.
   */
  async strikeOffDead(idleMs: number): Promise<void> {
    const consumers = (await this.redis.xinfo('CONSUMERS', this.key, this.group)) as unknown[][];
    for (const pairs of consumers) {
      const { name, pending, idle } = record(pairs);
      if (pending === 0 && Number(idle) >= idleMs)
        await this.redis.xgroup('DELCONSUMER', this.key, this.group, String(name));
    }
  }
}

/** Whether stream or group is gone: Redis was emptied. */
export function isGroupMissing(error: unknown): boolean {
  return startsWith(error, 'NOGROUP');
}

function startsWith(error: unknown, word: string): boolean {
  return error instanceof Error && error.message.startsWith(word);
}

function record(pairs: unknown[]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.flatMap((name, at) => (at % 2 === 0 ? [[String(name), pairs[at + 1]] as const] : [])),
  );
}
