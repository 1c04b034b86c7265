import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HashingQueue } from './hashing-queue.js';
import { hashPassword, isOutdated, matchesHash } from './password-hash.js';

/** Node has four threads for such work by default: two stay free for names and files. */
const AT_ONCE = 2;
/** Some three seconds of waiting. */
const MOST_WAITING = 200;

export interface PasswordCheck {
  matches: boolean;
  /** A new hash to store, when the old one was made at other costs than today's. */
  renewed?: string;
}

/** Hashes and checks passwords, a few at a time. */
@Injectable()
export class Passwords implements OnModuleInit {
  private readonly queue = new HashingQueue(AT_ONCE, MOST_WAITING);
  private nobodys: string;

  async onModuleInit(): Promise<void> {
    this.nobodys = await hashPassword(randomBytes(32).toString('base64url'));
  }

  hash(password: string): Promise<string> {
    return this.queue.run(() => hashPassword(password));
  }

  /** Takes as long for an account that does not exist (no hash) as for a wrong password. */
  async check(password: string, stored: string | undefined): Promise<PasswordCheck> {
    const matches = await this.queue.run(() => matchesHash(password, stored ?? this.nobodys));
    if (!matches || stored === undefined) return { matches: false };
    return isOutdated(stored) ? { matches, renewed: await this.hash(password) } : { matches };
  }
}
