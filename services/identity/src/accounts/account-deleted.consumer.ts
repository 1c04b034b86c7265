import { Injectable } from '@nestjs/common';
import { accountDeleted, type AccountDeleted } from '@parley/contracts/wallet/wallet.events';
import { ConsumesEvent } from '@parley/kit/messaging/handlers';
import type { EntityManager } from 'typeorm';
import { IdentityEnv } from '../env.js';
import { AccountsRepository } from './accounts.repository.js';

/** Who deletes their account of Parley keeps no password here. Accounts of other issuers are not ours to touch. */
@Injectable()
export class AccountDeletedConsumer {
  constructor(
    private readonly env: IdentityEnv,
    private readonly accounts: AccountsRepository,
  ) {}

  @ConsumesEvent(accountDeleted)
  async deleteCredentials({ issuer, subject }: AccountDeleted, manager: EntityManager): Promise<void> {
    if (issuer === this.env.OIDC_ISSUER) await this.accounts.delete(manager, subject);
  }
}
