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
   * its turn and its held message. Returns whether the session was there, and what is still held.
   */
  async reset(sessionId: string, anonymousId: string): Promise<{ held: number } | null> {
    const [row] = await this.database.run<{ held: number }>(
      {
        name: 'allowance-reset',
        text: `WITH session AS MATERIALIZED (
            SELECT id, anonymous_id, pending_turn_id FROM sessions
            WHERE id = $1 AND anonymous_id = $2 FOR UPDATE
          ), gone_turns AS (
            DELETE FROM turns WHERE session_id = (SELECT id FROM session)
          ), gone_messages AS (
            DELETE FROM messages WHERE session_id = (SELECT id FROM session)
          ), emptied AS (
            UPDATE sessions SET message_count = 0, last_message = NULL, summary = NULL,
              summarized_through = 0, pending_turn_id = NULL, updated_at = now()
            WHERE id = (SELECT id FROM session)
          )
          UPDATE allowances SET used = 0,
            held = held - (SELECT count(pending_turn_id)::int FROM session)
          WHERE anonymous_id = (SELECT anonymous_id FROM session)
          RETURNING held`,
      },
      [sessionId, anonymousId],
    );
    return row ?? null;
  }
}
