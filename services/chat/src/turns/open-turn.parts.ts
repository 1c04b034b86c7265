import { messageLimit } from '../settings/message-limit.js';

/** Messages of the conversation that opening a turn brings along for the prompt, at most. */
export const HISTORY_ROWS = 40;

/*
 * What the statements that open a turn have in common. The session row is locked first and the
 * allowance second, as in every statement that takes both. `pending_turn_id` is read from the locked
 * row: a turn that another transaction opened while this one waited is not in its snapshot.
 *
 * $1 session · $2 user · $3 anonymous id · $4 fallback of the message limit · $5 turn ·
 * $6 assistant message · $7 replica · $8 key
 */

export const LOCKED_ROWS = `
session AS MATERIALIZED (
  SELECT * FROM sessions WHERE id = $1 FOR UPDATE
), allowance AS MATERIALIZED (
  SELECT used + held AS taken FROM allowances
  WHERE anonymous_id = (SELECT anonymous_id FROM session) FOR UPDATE
)`;

/** Verdicts on the session, before all others. */
export const IF_NOT_OWNED = `
  WHEN s.id IS NULL THEN 'unknown'
  WHEN s.user_id IS DISTINCT FROM $2 OR s.anonymous_id IS DISTINCT FROM $3::uuid THEN 'denied'
  WHEN s.updated_at <> (SELECT seen.updated_at FROM sessions seen WHERE seen.id = $1) THEN 'stale'`;

/** Verdicts on what the caller may do with the character, after all others. */
export const IF_NOT_ALLOWED = `
  WHEN NOT c.is_published THEN 'left'
  WHEN c.token_cost > 0 AND NOT EXISTS (
    SELECT FROM unlocked_characters u WHERE u.user_id = s.user_id AND u.character_id = c.id
  ) THEN 'locked'
  WHEN s.anonymous_id IS NOT NULL AND COALESCE(a.taken, 0) >= ${messageLimit('$4')} THEN 'limit'`;

export const JUDGED_ROWS = `(SELECT) one
  LEFT JOIN session s ON true LEFT JOIN characters c ON c.id = s.character_id
  LEFT JOIN allowance a ON true`;

/** Verdicts on a key `e` that was used before, and on a running turn. */
export const IF_SENT_OR_BUSY = `
  WHEN e.id IS NOT NULL AND NOT e.unanswered THEN
    CASE WHEN EXISTS (
      SELECT FROM turns t WHERE t.id = s.pending_turn_id AND t.user_message_id = e.id
    ) THEN 'running' ELSE 'answered' END
  WHEN s.pending_turn_id IS NOT NULL THEN 'busy'`;

/** The turn of a message that is new, $10, or was sent before and stayed unanswered. */
export const TURN_OF_MESSAGE = `
turn AS (
  INSERT INTO turns (id, session_id, user_message_id, assistant_message_id, replica_id, status)
  SELECT $5, $1, COALESCE(earlier_id, $10), $6, $7, 'pending' FROM opened
), sent_again AS (
  UPDATE messages SET unanswered = false, position = (SELECT next_position FROM opened)
  WHERE id = (SELECT earlier_id FROM opened)
  RETURNING created_at
)`;

export const HELD_MESSAGE = `
held AS (
  UPDATE allowances SET held = held + 1
  WHERE anonymous_id = $3::uuid AND EXISTS (SELECT FROM opened)
)`;

/** The newest messages that no summary covers, of those that the condition lets in. */
export function historyWhere(condition: string): string {
  return `(
    SELECT json_agg(json_build_object('position', m.position, 'role', m.role, 'content', m.content))
    FROM (
      SELECT * FROM messages WHERE session_id = $1 AND position >= v.summarized_through AND ${condition}
      ORDER BY position DESC LIMIT ${HISTORY_ROWS}
    ) m
  )`;
}

export type OpenOutcome =
  | 'opened'
  | 'unknown'
  | 'denied'
  /** The session changed while the statement waited for it: run it again. */
  | 'stale'
  | 'other-payload'
  | 'running'
  | 'answered'
  | 'busy'
  /** What shall be replaced is not the newest message. */
  | 'not-newest'
  /** Nothing was said that could be answered again. */
  | 'nothing'
  | 'left'
  | 'locked'
  | 'limit';

export interface HistoryRow {
  position: number;
  role: 'user' | 'assistant';
  content: string;
}

/** What every opening tells. */
export interface OpenedRow {
  outcome: OpenOutcome;
  characterId: number;
  /** The message that the same key was used for before. */
  earlierId: string | null;
  summary: string | null;
  /** Position that the next message would have had. */
  position: number;
  /** Newest first; null when there are none. */
  history: HistoryRow[] | null;
}
