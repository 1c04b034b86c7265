import { Injectable } from '@nestjs/common';
import { accountDeleted, type AccountDeleted } from '@parley/contracts/wallet/wallet.events';
import { ConsumesEvent } from '@parley/kit/messaging/handlers';
import type { EntityManager } from 'typeorm';
import { LiveReplies } from '../replies/live-replies.js';
import { AccountsRepository } from './accounts.repository.js';

@Injectable()
export class AccountDeletedConsumer {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly live: LiveReplies,
  ) {}

  @ConsumesEvent(accountDeleted)
  async forget({ userId }: AccountDeleted, manager: EntityManager): Promise<void> {
    const running = await this.accounts.remove(manager, userId);
    // Before the commit: a reply that ends now waits for the session, and then finds its turn gone.
    await Promise.all(running.map((turnId) => this.live.cancel(turnId)));
  }
}
