import { Injectable } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';

@Injectable()
export class AllowanceRepository {
  constructor(private readonly database: Database) {}

  /** Messages used up or held by running turns. */
  async countTaken(anonymousId: string): Promise<number> {
    const [row] = await this.database.run<{ taken: number }>(
      {
        name: 'allowance-taken',
        text: 'SELECT used + held AS taken FROM allowances WHERE anonymous_id = $1',
      },
      [anonymousId],
    );
    return row?.taken ?? 0;
  }

  /**
   * Empties an anonymous caller's session and restores the allowance; a reply being written loses
   * its turn and its held message. Two statements: the second one's snapshot must be younger than
   * the lock, or it would miss a turn that was opened while this one waited.
   */
  async reset(sessionId: string, anonymousId: string): Promise<ResetSession | null> {
    return this.database.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM sessions WHERE id = $1 AND anonymous_id = $2 FOR UPDATE', [
        sessionId,
        anonymousId,
      ]);
      const [rows] = (await manager.query(RESET_SESSION, [sessionId, anonymousId])) as [
        ResetSession[],
        number,
      ];
      return rows[0] ?? null;
    });
  }
}

export interface ResetSession {
  /** Messages that other running replies of the visitor hold. */
  held: number;
  /** The reply that was being written. */
  pendingTurnId: string | null;
}

/** A summary that is being made covers positions before the reset: it must not come back after it. */
const RESET_SESSION = `
WITH session AS MATERIALIZED (
  SELECT id, anonymous_id, pending_turn_id FROM sessions WHERE id = $1 AND anonymous_id = $2
), gone_turns AS (
  DELETE FROM turns WHERE session_id = (SELECT id FROM session)
), gone_messages AS (
  DELETE FROM messages WHERE session_id = (SELECT id FROM session)
), emptied AS (
  UPDATE sessions SET message_count = 0, last_message = NULL, summary = NULL,
    summarized_through = next_position, pending_turn_id = NULL, updated_at = now()
  WHERE id = (SELECT id FROM session)
)
UPDATE allowances SET used = 0,
  held = held - (SELECT count(pending_turn_id)::int FROM session)
WHERE anonymous_id = (SELECT anonymous_id FROM session)
RETURNING held, (SELECT pending_turn_id FROM session) AS "pendingTurnId"`;
