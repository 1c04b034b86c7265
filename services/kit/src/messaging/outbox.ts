import { Injectable } from '@nestjs/common';
import type { EventDefinition } from '@parley/contracts/messaging/define-event';
import type { EntityManager } from 'typeorm';
import { OutboxRelay } from './outbox-relay.js';
import { addToOutbox, outboxRow, type OutboxRow } from './outbox-row.js';

export type { OutboxRow } from './outbox-row.js';

/** States facts in the transaction that makes them true. */
@Injectable()
export class Outbox {
  constructor(private readonly relay: OutboxRelay) {}

  /** A validated row. Call {@link Outbox.wake} once its statement has committed. */
  row<T extends object>(event: EventDefinition<T>, payload: T): OutboxRow {
    return outboxRow(event, payload);
  }

  /** Inserts a row in the caller's transaction. Call {@link Outbox.wake} once it has committed. */
  add<T extends object>(manager: EntityManager, event: EventDefinition<T>, payload: T): Promise<void> {
    return addToOutbox(manager, event, payload);
  }

  /** Has the relay look now instead of at its next turn. */
  wake(): void {
    this.relay.wake();
  }
}
