import type { PreparedStatement } from '@parley/kit/database/database';
import { messageLimit } from '../settings/message-limit.js';

/**
 * Ends a pending turn, once: whoever comes second finds it no longer pending and changes nothing.
 * A reply with text is stored and uses up the held message. Without text the held message is given
 * back; the visitor's one is marked as unanswered unless an answer of before stays. What is held is
 * the message of the visitor who sent it, also when the conversation has become an account's since.
 * The session row is locked first, as when opening.
 *
 * $1 session · $2 turn · $3 status · $4 reply · $5 model · $6 failure · $7 outbox id ·
 * $8 event name · $9 event payload · $10 fallback of the message limit
 */
function closeTurnText({ removal, added }: { removal: string; added: 0 | 1 }): string {
  return `
WITH session AS MATERIALIZED (
  SELECT id, next_position, anonymous_id FROM sessions WHERE id = $1 FOR UPDATE
), turn AS (
  UPDATE turns SET status = $3, failure = $6, closed_at = now()
  WHERE id = $2 AND status = 'pending' AND session_id = (SELECT id FROM session)
  RETURNING user_message_id, assistant_message_id, replaces_id, held_by
), reply AS (
  INSERT INTO messages (id, session_id, position, role, content, model)
  SELECT t.assistant_message_id, s.id, s.next_position - 1, 'assistant', $4, $5
  FROM turn t, session s WHERE $4 <> ''
), ${removal}question AS (
  UPDATE messages SET unanswered = true
  WHERE $4 = '' AND id = (SELECT user_message_id FROM turn WHERE replaces_id IS NULL)
), freed AS (
  UPDATE sessions SET pending_turn_id = NULL, updated_at = now(),
    message_count = message_count + CASE WHEN $4 <> '' THEN ${added} ELSE 0 END,
    last_message = CASE WHEN $4 <> '' THEN left($4, 200) ELSE last_message END
  WHERE id = $1 AND EXISTS (SELECT FROM turn)
  RETURNING user_id IS NOT NULL AND title_source = 'default' AS is_untitled
), allowance AS (
  UPDATE allowances SET held = held - 1, used = used + CASE WHEN $4 <> '' THEN 1 ELSE 0 END
  WHERE anonymous_id = (SELECT COALESCE(t.held_by, s.anonymous_id) FROM turn t, session s)
  RETURNING used + held AS taken
), fact AS (
  INSERT INTO outbox (id, name, payload)
  SELECT $7::uuid, $8, $9::jsonb FROM turn WHERE $4 <> ''
)
SELECT now() AS "closedAt",
  (SELECT GREATEST(0, ${messageLimit('$10')} - taken) FROM allowance) AS remaining,
  (SELECT is_untitled FROM freed) AS "isUntitled"
FROM turn`;
}

export const CLOSE_TURN: PreparedStatement = {
  name: 'turn-close',
  text: closeTurnText({ removal: '', added: 1 }),
};

/** For a reply that takes the place of another; a turn that ends without text may be closed by either. */
export const CLOSE_REPLACING_TURN: PreparedStatement = {
  name: 'turn-close-replacing',
  text: closeTurnText({
    removal: `replaced AS (
  DELETE FROM messages WHERE $4 <> '' AND id = (SELECT replaces_id FROM turn)
), `,
    added: 0,
  }),
};

export interface CloseTurnRow {
  closedAt: Date;
  /** Free messages left; null when none was held. */
  remaining: number | null;
  /** True for an account's conversation that still has the title it began with. */
  isUntitled: boolean;
}
