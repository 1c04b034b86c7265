import { Injectable } from '@nestjs/common';
import type { AnonymousStatusDto } from '@parley/contracts/chat/session';
import { Database } from '@parley/kit/database/database';
import { ChatEnv } from '../env.js';
import { messageLimit } from '../settings/message-limit.js';

@Injectable()
export class AllowanceRepository {
  constructor(
    private readonly database: Database,
    private readonly env: ChatEnv,
  ) {}

  async read(anonymousId: string | null): Promise<AnonymousStatusDto> {
    const [row] = await this.database.run<{ limit: number; taken: number }>(
      {
        name: 'allowance-status',
        text: `SELECT ${messageLimit('$2')} AS limit, COALESCE(
            (SELECT used + held FROM allowances WHERE anonymous_id = $1), 0) AS taken`,
      },
      [anonymousId, this.env.ANONYMOUS_MESSAGE_LIMIT],
    );
    const { limit, taken } = row!;
    return { limit, messagesRemaining: Math.max(0, limit - taken) };
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
      const values = [sessionId, anonymousId, this.env.ANONYMOUS_MESSAGE_LIMIT];
      const [rows] = (await manager.query(RESET_SESSION, values)) as [ResetSession[], number];
      return rows[0] ?? null;
    });
  }
}

export interface ResetSession {
  /** Of the limit, other running replies of the visitor may hold some. */
  messagesRemaining: number;
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
RETURNING GREATEST(0, ${messageLimit('$3')} - held) AS "messagesRemaining",
  (SELECT pending_turn_id FROM session) AS "pendingTurnId"`;
