import { Injectable } from '@nestjs/common';
import { RedisConnections } from '@parley/kit/redis/redis.module';
import { secretHash } from '../edge/opaque-id.js';

/** How long somebody may take at the issuer. */
export const ATTEMPT_SECONDS = 600;

/** One way to the issuer and back. */
export interface SignInAttempt {
  /** The hash of the id that the browser has in its cookie. */
  browser: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  returnTo: string;
}

const keyOf = (state: string) => `gateway:sign-in:${secretHash(state)}`;

/** Attempts in Redis, each by its own `state`: several tabs may be on their way at once, none comes back twice. */
@Injectable()
export class SignInAttempts {
  constructor(private readonly redis: RedisConnections) {}

  async begin(state: string, attempt: SignInAttempt): Promise<void> {
    await this.redis.commands.set(keyOf(state), JSON.stringify(attempt), 'EX', ATTEMPT_SECONDS);
  }

  /** The attempt, which is over with that; null when there is none. */
  async take(state: string): Promise<SignInAttempt | null> {
    const text = await this.redis.commands.getdel(keyOf(state));
    return text === null ? null : (JSON.parse(text) as SignInAttempt);
  }
}
