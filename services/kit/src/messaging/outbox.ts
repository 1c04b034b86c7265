import { Injectable } from '@nestjs/common';
import type { EventDefinition } from '@parley/contracts/messaging/define-event';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { OutboxRelay } from './outbox-relay.js';
import { validPayload } from './payload.js';

/** Rows for hand-written statements that insert into the outbox themselves. */
export interface OutboxRow {
  id: string;
  name: string;
  /** JSON text. */
  payload: string;
}

/** States facts in the transaction that makes them true. */
@Injectable()
export class Outbox {
  constructor(private readonly relay: OutboxRelay) {}

  /** A validated row. Call {@link Outbox.wake} once its statement has committed. */
  row<T extends object>(event: EventDefinition<T>, payload: T): OutboxRow {
    validPayload(event.name, event.payload, payload);
    return { id: uuidv7(), name: event.name, payload: JSON.stringify(payload) };
  }

  /** Inserts a row in the caller's transaction. Call {@link Outbox.wake} once it has committed. */
  async add<T extends object>(manager: EntityManager, event: EventDefinition<T>, payload: T): Promise<void> {
    const { id, name, payload: json } = this.row(event, payload);
    await manager.query('INSERT INTO outbox (id, name, payload) VALUES ($1, $2, $3)', [id, name, json]);
  }

  /** Has the relay look now instead of at its next turn. */
  wake(): void {
    this.relay.wake();
  }
}
