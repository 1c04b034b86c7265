import type { PreparedStatement } from '@parley/kit/database/database';
import {
  HELD_MESSAGE,
  historyWhere,
  IF_NOT_ALLOWED,
  IF_NOT_OWNED,
  IF_SENT_OR_BUSY,
  JUDGED_ROWS,
  LOCKED_ROWS,
  type OpenedRow,
  TURN_OF_MESSAGE,
} from './open-turn.parts.js';

/**
 * Opens a turn in one round trip: owner, key, running turn, character and allowance are judged on
 * locked rows, and only the verdict "opened" writes.
 *
 * The parameters of the parts · $9 content · $10 user message
 */
export const OPEN_TURN: PreparedStatement = {
  name: 'turn-open',
  text: `
WITH ${LOCKED_ROWS}, earlier AS MATERIALIZED (
  SELECT id, content, unanswered FROM messages WHERE session_id = $1 AND idempotency_key = $8
), verdict AS MATERIALIZED (
  SELECT CASE ${IF_NOT_OWNED}
    WHEN e.content <> $9 THEN 'other-payload' ${IF_SENT_OR_BUSY} ${IF_NOT_ALLOWED}
    ELSE 'opened' END AS outcome,
    s.character_id, s.next_position, s.summary, s.summarized_through, e.id AS earlier_id
  FROM ${JUDGED_ROWS} LEFT JOIN earlier e ON true
), opened AS MATERIALIZED (
  SELECT * FROM verdict WHERE outcome = 'opened'
), ${TURN_OF_MESSAGE}, sent AS (
  INSERT INTO messages (id, session_id, position, role, content, idempotency_key)
  SELECT $10, $1, next_position, 'user', $9, $8 FROM opened WHERE earlier_id IS NULL
), marked AS (
  UPDATE sessions SET pending_turn_id = $5, is_untouched = false, next_position = next_position + 2,
    message_count = message_count + (SELECT count(*)::int FROM opened WHERE earlier_id IS NULL),
    last_message = left($9, 200), updated_at = now()
  WHERE id = $1 AND EXISTS (SELECT FROM opened)
), ${HELD_MESSAGE}
SELECT v.outcome, v.character_id AS "characterId", v.earlier_id AS "earlierId", v.summary,
  v.next_position AS position, COALESCE((SELECT created_at FROM sent_again), now()) AS "sentAt",
  CASE WHEN v.outcome = 'opened' THEN ${historyWhere('id IS DISTINCT FROM v.earlier_id')} END AS history
FROM verdict v`,
};

/**
 * The same for a message that takes the place of the newest one ($11): that one goes, with its
 * answer and the turns that worked on it. A retry finds them gone already.
 */
export const OPEN_REPLACING_TURN: PreparedStatement = {
  name: 'turn-open-replacing',
  text: `
WITH ${LOCKED_ROWS}, earlier AS MATERIALIZED (
  SELECT id, content, unanswered, replaces_id FROM messages WHERE session_id = $1 AND idempotency_key = $8
), newest AS MATERIALIZED (
  SELECT id, position FROM messages WHERE session_id = $1 AND role = 'user' ORDER BY position DESC LIMIT 1
), verdict AS MATERIALIZED (
  SELECT CASE ${IF_NOT_OWNED}
    WHEN e.id IS NOT NULL AND (e.content <> $9 OR e.replaces_id IS DISTINCT FROM $11::uuid)
      THEN 'other-payload' ${IF_SENT_OR_BUSY}
    WHEN e.id IS NULL AND n.id IS DISTINCT FROM $11::uuid THEN 'not-newest' ${IF_NOT_ALLOWED}
    ELSE 'opened' END AS outcome,
    s.character_id, s.next_position, s.summary, s.summarized_through, e.id AS earlier_id,
    COALESCE(n.position, 0) AS replaced_position
  FROM ${JUDGED_ROWS} LEFT JOIN earlier e ON true LEFT JOIN newest n ON true
), opened AS MATERIALIZED (
  SELECT * FROM verdict WHERE outcome = 'opened'
), ${TURN_OF_MESSAGE}, gone AS (
  DELETE FROM messages WHERE session_id = $1
    AND position >= (SELECT replaced_position FROM opened WHERE earlier_id IS NULL)
  RETURNING id
), gone_turns AS (
  DELETE FROM turns WHERE session_id = $1 AND user_message_id IN (SELECT id FROM gone)
), sent AS (
  INSERT INTO messages (id, session_id, position, role, content, idempotency_key, replaces_id)
  SELECT $10, $1, next_position, 'user', $9, $8, $11::uuid FROM opened WHERE earlier_id IS NULL
), marked AS (
  UPDATE sessions SET pending_turn_id = $5, is_untouched = false, next_position = next_position + 2,
    message_count = message_count - (SELECT count(*)::int FROM gone)
      + (SELECT count(*)::int FROM opened WHERE earlier_id IS NULL),
    last_message = left($9, 200), updated_at = now()
  WHERE id = $1 AND EXISTS (SELECT FROM opened)
), ${HELD_MESSAGE}
SELECT v.outcome, v.character_id AS "characterId", v.earlier_id AS "earlierId", v.summary,
  v.next_position AS position, COALESCE((SELECT created_at FROM sent_again), now()) AS "sentAt",
  CASE WHEN v.outcome = 'opened' THEN ${historyWhere(
    'id IS DISTINCT FROM v.earlier_id AND (v.earlier_id IS NOT NULL OR position < v.replaced_position)',
  )} END AS history
FROM verdict v`,
};

export interface OpenTurnRow extends OpenedRow {
  sentAt: Date;
}
