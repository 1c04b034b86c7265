import type { EventDefinition } from '@parley/contracts/messaging/define-event';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { validPayload } from './payload.js';

/** Rows for hand-written statements that insert into the outbox themselves. */
export interface OutboxRow {
  id: string;
  name: string;
  /** JSON text. */
  payload: string;
}

/** A validated row for a statement that inserts it itself. */
export function outboxRow<T extends object>(event: EventDefinition<T>, payload: T): OutboxRow {
  validPayload(event.name, event.payload, payload);
  return { id: uuidv7(), name: event.name, payload: JSON.stringify(payload) };
}

/**
 * States a fact in the caller's transaction. Needs no running service: a relay finds the row at its
 * next turn at the latest; `Outbox.wake` after the commit saves that wait.
 */
export async function addToOutbox<T extends object>(
  manager: EntityManager,
  event: EventDefinition<T>,
  payload: T,
): Promise<void> {
  const { id, name, payload: json } = outboxRow(event, payload);
  await manager.query('INSERT INTO outbox (id, name, payload) VALUES ($1, $2, $3)', [id, name, json]);
}
