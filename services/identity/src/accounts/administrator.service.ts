import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import type { EntityManager } from 'typeorm';
import { IdentityEnv } from '../env.js';
import { Passwords } from '../passwords/passwords.js';
import { normalizeEmail } from './account.rules.js';
import { AccountsRepository } from './accounts.repository.js';

/**
 * The operator's account, from ADMIN_EMAIL and ADMIN_PASSWORD at every start. It alone counts as verified.
 *
 * - The setting is the truth: another ADMIN_PASSWORD than the stored one is set anew and ends the account's sessions
 *   here, so that a lost password has a way back.
 * - Whoever signed up with the address before had proved nothing. That account goes, with its credentials and sessions,
 *   and the operator gets one of their own, under another subject: neither a session that the stranger still has at
 *   the gateway, nor anything they have left there, ever belongs to the administrator.
 */
@Injectable()
export class AdministratorService implements OnApplicationBootstrap {
  constructor(
    private readonly env: IdentityEnv,
    private readonly accounts: AccountsRepository,
    private readonly passwords: Passwords,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.env;
    if (ADMIN_PASSWORD === undefined) return;
    const email = normalizeEmail(ADMIN_EMAIL);
    await this.accounts.withLock('administrator', (manager) => this.settle(manager, email, ADMIN_PASSWORD));
  }

  private async settle(manager: EntityManager, email: string, password: string): Promise<void> {
    const known = await this.accounts.findByEmail(email);
    if (known?.emailVerified) {
      if ((await this.passwords.check(password, known.passwordHash)).matches) return;
      await this.accounts.changePassword(manager, known.id, await this.passwords.hash(password));
      this.logger.info('the administrator has a new password');
      return;
    }
    if (known) {
      await this.accounts.delete(manager, known.id);
      this.logger.warn('an unverified account with the administrator’s address was removed');
    }
    const passwordHash = await this.passwords.hash(password);
    await this.accounts.insert(manager, {
      email,
      emailVerified: true,
      passwordHash,
      firstName: null,
      lastName: null,
    });
    this.logger.info('the administrator’s account was created');
  }
}
