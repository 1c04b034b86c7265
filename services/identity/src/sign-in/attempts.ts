import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addressKey } from '@parley/kit/http/address-key';
import { RedisConnections } from '@parley/kit/redis/redis.module';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { normalizeEmail } from '../accounts/account.rules.js';
import { IdentityEnv } from '../env.js';
import {
  ATTEMPT_LIMITS,
  type AttemptLimit,
  type AttemptLimitName,
  KNOWN_FOR_SECONDS,
} from './attempts.table.js';
import { TooManyAttempts } from './sign-in.errors.js';

/** Who tries to enter what. */
export interface Attempt {
  email: string;
  address: string;
}

/** What became of an attempt that was counted; one that was wrong stays counted. */
export interface TakenAttempt {
  wasRight: () => Promise<void>;
  /** The password was never looked at: the fault was ours. */
  wasNotTried: () => Promise<void>;
}

const PREFIX = 'identity:attempts';
const UNCOUNTED: TakenAttempt = {
  wasRight: () => Promise.resolve(),
  wasNotTried: () => Promise.resolve(),
};

/**
 * Counts attempts in Redis for all replicas together, and in this process while Redis is away. An attempt is counted
 * before its password is looked at, so that a burst gets no further than a row of single ones, and given back when it
 * was right. Keys are hashed: Redis holds no e-mail address.
 */
@Injectable()
export class Attempts {
  private readonly isOn: boolean;
  private readonly key: string;
  private readonly limiters: Record<AttemptLimitName, RateLimiterRedis>;

  constructor(
    env: IdentityEnv,
    private readonly redis: RedisConnections,
  ) {
    this.isOn = env.RATE_LIMIT_PROFILE !== 'off';
    this.key = env.COOKIE_KEYS;
    this.limiters = Object.fromEntries(
      Object.entries(ATTEMPT_LIMITS).map(([name, limit]) => [name, openLimiter(limit, redis)]),
    ) as Record<AttemptLimitName, RateLimiterRedis>;
  }

  /** Throws {@link TooManyAttempts}. */
  async takeSignIn(attempt: Attempt): Promise<TakenAttempt> {
    if (!this.isOn) return UNCOUNTED;
    const { account, address, pair } = this.keysOf(attempt);
    // First what one address can use up: refused there, it cannot use up the account's.
    await this.take([
      ['pair', pair],
      ['address', address],
    ]);
    const isKnown = await this.isKnown(pair);
    if (!isKnown) await this.take([['account', account]]);
    const giveBack = () => [
      this.limiters.address.reward(address),
      ...(isKnown ? [] : [this.limiters.account.reward(account)]),
    ];
    return {
      wasRight: async () => {
        await Promise.allSettled([
          ...giveBack(),
          this.limiters.pair.delete(pair),
          this.redis.commands.set(`${PREFIX}:known:${pair}`, '1', 'EX', KNOWN_FOR_SECONDS),
        ]);
      },
      wasNotTried: async () => {
        await Promise.allSettled([...giveBack(), this.limiters.pair.reward(pair)]);
      },
    };
  }

  /** Throws {@link TooManyAttempts}. */
  async takeSignUp(address: string): Promise<void> {
    if (this.isOn) await this.take([['signUp', this.hashed(addressKey(address))]]);
  }

  /** Before somebody is told that an account exists. Throws {@link TooManyAttempts}. */
  async takeAnswerThatTaken(address: string): Promise<void> {
    if (this.isOn) await this.take([['taken', this.hashed(addressKey(address))]]);
  }

  private keysOf({ email, address }: Attempt): { account: string; address: string; pair: string } {
    const account = normalizeEmail(email);
    const from = addressKey(address);
    return {
      account: this.hashed(account),
      address: this.hashed(from),
      pair: this.hashed(`${account}\n${from}`),
    };
  }

  private hashed(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }

  /** All or none: what one limit refuses is given back to the others. */
  private async take(wanted: [AttemptLimitName, string][]): Promise<void> {
    const outcomes = await Promise.allSettled(wanted.map(([name, key]) => this.limiters[name].consume(key)));
    const refusals = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }) => reason as unknown);
    if (refusals.length === 0) return;
    const fault = refusals.find((reason) => !(reason instanceof RateLimiterRes));
    if (fault) throw fault;
    await Promise.allSettled(
      wanted
        .filter((_, at) => outcomes[at]!.status === 'fulfilled')
        .map(([name, key]) => this.limiters[name].reward(key)),
    );
    throw new TooManyAttempts(Math.max(...refusals.map((reason) => (reason as RateLimiterRes).msBeforeNext)));
  }

  private async isKnown(pair: string): Promise<boolean> {
    return (await this.redis.commands.exists(`${PREFIX}:known:${pair}`).catch(() => 0)) > 0;
  }
}

function openLimiter(limit: AttemptLimit, redis: RedisConnections): RateLimiterRedis {
  const figures = {
    keyPrefix: `${PREFIX}:${limit.name}`,
    points: limit.points,
    duration: limit.perSeconds,
  };
  return new RateLimiterRedis({
    ...figures,
    storeClient: redis.commands,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(figures),
  });
}
