import type { PreparedStatement } from '@parley/kit/database/database';

/** Messages of the conversation that opening a turn brings along for the prompt, at most. */
export const HISTORY_ROWS = 40;

/**
 * Opens a turn in one round trip: owner, character, key, running turn and allowance are judged on
 * locked rows, and only the verdict "opened" writes. The session row is locked first and the
 * allowance second, as in every statement that takes both. `pending_turn_id` is read from the locked
 * row: a turn that another transaction opened while this one waited is not in its snapshot.
 *
 * $1 session · $2 user · $3 anonymous id · $4 content · $5 key · $6 turn · $7 user message ·
 * $8 assistant message · $9 replica · $10 anonymous limit
 */
export const OPEN_TURN: PreparedStatement = {
  name: 'turn-open',
  text: `
WITH session AS MATERIALIZED (
  SELECT * FROM sessions WHERE id = $1 FOR UPDATE
), allowance AS MATERIALIZED (
  SELECT used + held AS taken FROM allowances
  WHERE anonymous_id = (SELECT anonymous_id FROM session) FOR UPDATE
), earlier AS MATERIALIZED (
  SELECT id, content, unanswered FROM messages WHERE session_id = $1 AND idempotency_key = $5
), verdict AS MATERIALIZED (
  SELECT CASE
    WHEN s.id IS NULL THEN 'unknown'
    WHEN s.user_id IS DISTINCT FROM $2 OR s.anonymous_id IS DISTINCT FROM $3::uuid THEN 'denied'
    WHEN s.updated_at <> (SELECT seen.updated_at FROM sessions seen WHERE seen.id = $1) THEN 'stale'
    WHEN e.content <> $4 THEN 'other-payload'
    WHEN e.id IS NOT NULL AND NOT e.unanswered THEN
      CASE WHEN EXISTS (
        SELECT FROM turns t WHERE t.id = s.pending_turn_id AND t.user_message_id = e.id
      ) THEN 'running' ELSE 'answered' END
    WHEN s.pending_turn_id IS NOT NULL THEN 'busy'
    WHEN NOT c.is_published THEN 'left'
    WHEN s.anonymous_id IS NOT NULL AND c.token_cost > 0 THEN 'locked'
    WHEN s.anonymous_id IS NOT NULL AND COALESCE(a.taken, 0) >= $10 THEN 'limit'
    ELSE 'opened' END AS outcome,
    s.character_id, s.next_position, s.summary, s.summarized_through, e.id AS earlier_id,
    $10 - COALESCE(a.taken, 0) - 1 AS remaining
  FROM (SELECT) one
    LEFT JOIN session s ON true LEFT JOIN characters c ON c.id = s.character_id
    LEFT JOIN allowance a ON true LEFT JOIN earlier e ON true
), opened AS MATERIALIZED (
  SELECT * FROM verdict WHERE outcome = 'opened'
), turn AS (
  INSERT INTO turns (id, session_id, user_message_id, assistant_message_id, replica_id, status)
  SELECT $6, $1, COALESCE(earlier_id, $7), $8, $9, 'pending' FROM opened
), sent AS (
  INSERT INTO messages (id, session_id, position, role, content, idempotency_key)
  SELECT $7, $1, next_position, 'user', $4, $5 FROM opened WHERE earlier_id IS NULL
), sent_again AS (
  UPDATE messages SET unanswered = false, position = (SELECT next_position FROM opened)
  WHERE id = (SELECT earlier_id FROM opened)
  RETURNING created_at
), marked AS (
  UPDATE sessions SET pending_turn_id = $6, is_untouched = false, next_position = next_position + 2,
    message_count = message_count + (SELECT count(*)::int FROM opened WHERE earlier_id IS NULL),
    last_message = left($4, 200), updated_at = now()
  WHERE id = $1 AND EXISTS (SELECT FROM opened)
), held AS (
  UPDATE allowances SET held = held + 1
  WHERE anonymous_id = $3::uuid AND EXISTS (SELECT FROM opened)
)
SELECT v.outcome, v.character_id AS "characterId", v.earlier_id AS "earlierId", v.summary,
  v.next_position AS position, v.remaining, COALESCE((SELECT created_at FROM sent_again), now()) AS "sentAt",
  CASE WHEN v.outcome = 'opened' THEN (
    SELECT json_agg(json_build_object('position', m.position, 'role', m.role, 'content', m.content))
    FROM (
      SELECT * FROM messages WHERE session_id = $1 AND position >= v.summarized_through
        AND id IS DISTINCT FROM v.earlier_id
      ORDER BY position DESC LIMIT ${HISTORY_ROWS}
    ) m
  ) END AS history
FROM verdict v`,
};

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
  | 'left'
  | 'locked'
  | 'limit';

export interface HistoryRow {
  position: number;
  role: 'user' | 'assistant';
  content: string;
}

export interface OpenTurnRow {
  outcome: OpenOutcome;
  characterId: number;
  /** The message sent before with the same key. */
  earlierId: string | null;
  summary: string | null;
  position: number;
  /** Messages left after this one; meaningless for signed-in callers. */
  remaining: number;
  sentAt: Date;
  /** Newest first; null when there are none. */
  history: HistoryRow[] | null;
}
