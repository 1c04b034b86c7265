import { Injectable } from '@nestjs/common';
import { RedisConnections } from '@parley/kit/redis/redis.module';
import { newOpaqueId, secretHash } from '../edge/opaque-id.js';
import { endOf, type Session, SESSION_MAX_MS } from './session.rules.js';

const keyOf = (id: string) => `gateway:session:${secretHash(id)}`;
/** All sessions of an account, scored by when each ends at the latest. */
const setOf = (accountId: string) => `gateway:sessions-of:${accountId}`;

/** In one step: a sign-in at the same moment is either ended too, or still in the set. */
const END_ALL = `
  for _, key in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do redis.call('DEL', key) end
  return redis.call('DEL', KEYS[1])`;

/** Sessions in Redis, under the hash of their id. Every call rejects while Redis is away. */
@Injectable()
export class SessionStore {
  constructor(private readonly redis: RedisConnections) {}

  async find(id: string): Promise<Session | null> {
    const text = await this.redis.commands.get(keyOf(id));
    if (text === null) return null;
    const session = JSON.parse(text) as Session;
    return endOf(session) > Date.now() ? session : null;
  }

  /** The id of the new session: always one of our making. */
  async create(session: Session): Promise<string> {
    const id = newOpaqueId();
    const set = setOf(session.accountId);
    await succeeded(
      this.redis.commands
        .multi()
        .set(keyOf(id), JSON.stringify(session), 'PXAT', endOf(session))
        .zremrangebyscore(set, '-inf', session.createdAt)
        .zadd(set, session.createdAt + SESSION_MAX_MS, keyOf(id))
        .pexpire(set, SESSION_MAX_MS)
        .exec(),
    );
    return id;
  }

  /** Writes the session down anew, unless it has been ended meanwhile. */
  async touch(id: string, session: Session): Promise<void> {
    await this.redis.commands.set(keyOf(id), JSON.stringify(session), 'PXAT', endOf(session), 'XX');
  }

  async remove(id: string, { accountId }: Session): Promise<void> {
    await succeeded(this.redis.commands.multi().del(keyOf(id)).zrem(setOf(accountId), keyOf(id)).exec());
  }

  async removeAllOf(accountId: string): Promise<void> {
    await this.redis.commands.eval(END_ALL, 1, setOf(accountId));
  }
}

/** A transaction resolves even when one of its commands has failed. */
async function succeeded(running: Promise<[Error | null, unknown][] | null>): Promise<void> {
  for (const [error] of (await running) ?? []) if (error) throw error;
}
