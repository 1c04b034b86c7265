import { Injectable } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';
import type { EntityManager } from 'typeorm';
import { accountErrors } from './account.errors.js';

/** $1 user */
const ACCOUNT_LOCK = `hashtextextended('chat.account:' || $1, 0)`;
const DELETED = 'SELECT FROM deleted_accounts WHERE user_id = $1';

@Injectable()
export class AccountsRepository {
  constructor(private readonly database: Database) {}

  /**
   * First in a transaction that makes something an account's: 401 when the account is deleted. Its
   * deletion waits for the commit, and then sees what was made; makers do not wait for each other.
   */
  async requireThere(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock_shared(${ACCOUNT_LOCK})`, [userId]);
    // A statement of its own: its snapshot must be younger than the lock.
    const deleted = (await manager.query(DELETED, [userId])) as unknown[];
    if (deleted.length > 0) throw accountErrors.deleted();
  }

  async isDeleted(userId: string): Promise<boolean> {
    const deleted = await this.database.run({ name: 'account-deleted', text: DELETED }, [userId]);
    return deleted.length > 0;
  }

  /** Removes all that is kept of an account, for good; the ids of the turns that were running. */
  async remove(manager: EntityManager, userId: string): Promise<string[]> {
    await manager.query(`SELECT pg_advisory_xact_lock(${ACCOUNT_LOCK})`, [userId]);
    await manager.query('INSERT INTO deleted_accounts (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [
      userId,
    ]);
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
