import type { PreparedStatement } from '@parley/kit/database/database';
import {
  HELD_MESSAGE,
  historyWhere,
  IF_NOT_ALLOWED,
  IF_NOT_OWNED,
  JUDGED_ROWS,
  LOCKED_ROWS,
  type OpenedRow,
} from './open-turn.parts.js';

/**
 * Opens another turn for the newest message. The answer that there is stays until another one is
 * stored, which the turn remembers to put in its place; without an answer it is as if the message
 * was sent again. The key is the turn's: a message has the one that it was sent with.
 *
 * The parameters of the parts
 */
export const REGENERATE_TURN: PreparedStatement = {
  name: 'turn-regenerate',
  text: `
WITH ${LOCKED_ROWS}, earlier AS MATERIALIZED (
  SELECT status, user_message_id FROM turns WHERE session_id = $1 AND idempotency_key = $8
  ORDER BY opened_at DESC LIMIT 1
), question AS MATERIALIZED (
  SELECT id, content, position, created_at, idempotency_key FROM messages
  WHERE session_id = $1 AND role = 'user' ORDER BY position DESC LIMIT 1
), answer AS MATERIALIZED (
  SELECT id, content FROM messages
  WHERE session_id = $1 AND position > (SELECT position FROM question) ORDER BY position LIMIT 1
), verdict AS MATERIALIZED (
  SELECT CASE ${IF_NOT_OWNED}
    WHEN e.status = 'pending' THEN 'running'
    WHEN e.status IN ('answered', 'stopped') THEN 'answered'
    WHEN s.pending_turn_id IS NOT NULL THEN 'busy'
    WHEN q.id IS NULL THEN 'nothing' ${IF_NOT_ALLOWED}
    ELSE 'opened' END AS outcome,
    s.character_id, s.next_position, s.summary, s.summarized_through, e.user_message_id AS earlier_id,
    q.id AS question_id, q.content, q.position, q.created_at, q.idempotency_key
  FROM ${JUDGED_ROWS} LEFT JOIN earlier e ON true LEFT JOIN question q ON true
), opened AS MATERIALIZED (
  SELECT * FROM verdict WHERE outcome = 'opened'
), turn AS (
  INSERT INTO turns
    (id, session_id, user_message_id, assistant_message_id, replica_id, status, replaces_id, idempotency_key)
  SELECT $5, $1, question_id, $6, $7, 'pending', (SELECT id FROM answer), $8 FROM opened
), sent_again AS (
  UPDATE messages SET unanswered = false WHERE id = (SELECT question_id FROM opened) AND unanswered
), marked AS (
  UPDATE sessions SET pending_turn_id = $5, next_position = next_position + 2, updated_at = now()
  WHERE id = $1 AND EXISTS (SELECT FROM opened)
), ${HELD_MESSAGE}
SELECT v.outcome, v.character_id AS "characterId", v.earlier_id AS "earlierId", v.summary,
  v.next_position AS position, v.question_id AS "questionId", v.content, v.created_at AS "sentAt",
  v.idempotency_key AS key, (SELECT id FROM answer) AS "answerId",
  (SELECT content FROM answer) AS answer,
  CASE WHEN v.outcome = 'opened' THEN ${historyWhere('position < v.position')} END AS history
FROM verdict v`,
};

export interface RegenerateTurnRow extends OpenedRow {
  /** What is answered again; null, as all that follows, when nothing was said. */
  questionId: string;
  content: string;
  sentAt: Date;
  /** The key of the message. */
  key: string | null;
  /** The answer that gives way; null when there is none. */
  answerId: string | null;
  answer: string | null;
}
