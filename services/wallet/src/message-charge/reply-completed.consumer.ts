import { Injectable } from '@nestjs/common';
import { replyCompleted, type ReplyCompleted } from '@parley/contracts/chat/chat.events';
import { isUuid } from '@parley/contracts/text/well-formed';
import { ConsumesEvent } from '@parley/kit/messaging/handlers';
import type { EntityManager } from 'typeorm';
import { WalletEnv } from '../env.js';
import { MessageChargeRepository } from './message-charge.repository.js';

@Injectable()
export class ReplyCompletedConsumer {
  constructor(
    private readonly charges: MessageChargeRepository,
    private readonly env: WalletEnv,
  ) {}

  /** A message costs its price while the balance covers it, and nothing otherwise: no tokens never block a chat. */
  @ConsumesEvent(replyCompleted)
  async chargeMessage({ userId, messageId }: ReplyCompleted, manager: EntityManager): Promise<void> {
    const price = this.env.MESSAGE_TOKEN_COST;
    if (price > 0 && isUuid(userId)) await this.charges.charge(manager, userId, price, messageId);
  }
}
