import { Injectable } from '@nestjs/common';
import { addressKey } from '@parley/kit/http/address-key';
import { RedisConnections } from '@parley/kit/redis/redis.module';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayEnv } from '../env.js';
import { limitErrors } from './limits.errors.js';
import { type Limit, RATE_LIMITS, type RateLimitRule } from './limits.table.js';

/** Who spends. */
export interface Spender {
  address: string;
  anonymousId?: string | undefined;
  userId?: string | undefined;
}

interface Counter {
  limit: Limit;
  limiter: RateLimiterRedis;
}

/** Counts calls in Redis for all replicas together, and in this process while Redis is away. */
@Injectable()
export class RateLimits {
  private readonly isOn: boolean;
  private readonly counters = new Map<RateLimitRule, Counter[]>();

  constructor(env: GatewayEnv, redis: RedisConnections) {
    this.isOn = env.RATE_LIMIT_PROFILE !== 'off';
    if (!this.isOn) return;
    const known = new Map<Limit, Counter>();
    for (const [rule, limits] of Object.entries(RATE_LIMITS) as [RateLimitRule, readonly Limit[]][]) {
      for (const limit of limits) known.set(limit, known.get(limit) ?? openCounter(limit, redis));
      this.counters.set(
        rule,
        limits.map((limit) => known.get(limit)!),
      );
    }
  }

  /** Undefined at once when limits are off; else resolves, or rejects with 429. One round trip at most. */
  spend(rule: RateLimitRule, spender: Spender, points = 1): Promise<void> | undefined {
    return this.isOn ? this.spendAll(this.counters.get(rule)!, spender, points) : undefined;
  }

  private async spendAll(counters: Counter[], spender: Spender, points: number): Promise<void> {
    const keyed = counters.flatMap(({ limit, limiter }) => {
      const key = keyOf(limit, spender);
      return key === undefined ? [] : [{ limiter, key }];
    });
    const outcomes = await Promise.allSettled(keyed.map(({ limiter, key }) => limiter.consume(key, points)));
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' && outcome.reason instanceof RateLimiterRes ? [outcome.reason] : [],
    );
    if (refusals.length === 0) return;
    // What is refused by one limit has cost nothing, so that waiting a minute never costs the day.
    await Promise.allSettled(keyed.map(({ limiter, key }) => limiter.reward(key, points)));
    throw limitErrors.tooMany(Math.max(...refusals.map(({ msBeforeNext }) => msBeforeNext)));
  }
}

function keyOf({ by }: Limit, { address, anonymousId, userId }: Spender): string | undefined {
  if (by === 'address') return addressKey(address);
  return by === 'account' ? userId : anonymousId;
}

function openCounter(limit: Limit, redis: RedisConnections): Counter {
  const figures = {
    keyPrefix: `gateway:limit:${limit.name}:${limit.by}`,
    points: limit.points,
    duration: limit.perSeconds,
  };
  const limiter = new RateLimiterRedis({
    ...figures,
    storeClient: redis.commands,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(figures),
  });
  return { limit, limiter };
}
