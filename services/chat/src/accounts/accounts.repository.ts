import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class AccountsRepository {
  /** Removes all that is kept of an account; the ids of the turns that were running. */
  async remove(manager: EntityManager, userId: string): Promise<string[]> {
    // As in an adoption: locked first, in the order of ids.
    await manager.query('SELECT FROM sessions WHERE user_id = $1 ORDER BY id FOR UPDATE', [userId]);
    const [rows] = (await manager.query(REMOVE_ACCOUNT, [userId])) as [
      { pendingTurnId: string | null }[],
      number,
    ];
    return rows.flatMap(({ pendingTurnId }) => pendingTurnId ?? []);
  }
}

/** A message that a visitor had sent before the conversation was adopted goes back to that visitor. */
const REMOVE_ACCOUNT = `
WITH session AS MATERIALIZED (
  SELECT id, pending_turn_id FROM sessions WHERE user_id = $1
), allowance AS (
  UPDATE allowances a SET held = held - h.messages
  FROM (
    SELECT t.held_by, count(*)::int AS messages FROM session s JOIN turns t ON t.id = s.pending_turn_id
    WHERE t.held_by IS NOT NULL GROUP BY t.held_by
  ) h
  WHERE a.anonymous_id = h.held_by
), unlocked AS (
  DELETE FROM unlocked_characters WHERE user_id = $1
), answers AS (
  -- Kept for repeated requests: sessions stand in them.
  DELETE FROM idempotency_keys WHERE caller = $1 || '|'
)
DELETE FROM sessions WHERE id IN (SELECT id FROM session)
RETURNING pending_turn_id AS "pendingTurnId"`;
