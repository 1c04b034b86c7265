import type { PreparedStatement } from '@parley/kit/database/database';
import type { Caller } from '../caller/caller.js';
import { SESSION_COLUMNS } from './session.row.js';

export const SESSIONS = 'sessions s JOIN characters c ON c.id = s.character_id';
const LIST_LIMIT = 200;

interface OwnersStatements {
  /** $1 owner; newest first. */
  list: PreparedStatement;
  /** $1 owner · $2 character */
  newest: PreparedStatement;
}

/** Statements of their own for each kind of owner: with an OR, no index could give the order. */
function statementsFor(column: 'user_id' | 'anonymous_id'): OwnersStatements {
  return {
    list: {
      name: `sessions-by-${column}`,
      // Limited before the join: the other way round all sessions of an owner would be joined and sorted.
      text: `SELECT ${SESSION_COLUMNS} FROM (
          SELECT * FROM sessions WHERE ${column} = $1 ORDER BY updated_at DESC LIMIT ${LIST_LIMIT}
        ) s JOIN characters c ON c.id = s.character_id
        ORDER BY s.updated_at DESC`,
    },
    newest: {
      name: `session-newest-by-${column}`,
      // Not ordered by id: with many sessions the planner would walk down all of them by the primary key.
      text: `SELECT ${SESSION_COLUMNS} FROM ${SESSIONS} WHERE s.${column} = $1 AND s.character_id = $2
        ORDER BY s.created_at DESC LIMIT 1`,
    },
  };
}

export const ACCOUNT_SESSIONS = statementsFor('user_id');
export const VISITOR_SESSIONS = statementsFor('anonymous_id');

export function statementsOf({ userId, anonymousId }: Caller): {
  statements: OwnersStatements;
  owner: string | null;
} {
  return userId
    ? { statements: ACCOUNT_SESSIONS, owner: userId }
    : { statements: VISITOR_SESSIONS, owner: anonymousId };
}

/**
 * Removes an owned session and gives a held message back: to the visitor who sent it, also when an
 * account has adopted the session since.
 *
 * $1 session · $2 user · $3 anonymous id
 */
export const DELETE_SESSION = `
WITH session AS MATERIALIZED (
  SELECT id, anonymous_id, pending_turn_id FROM sessions
  WHERE id = $1 AND (user_id = $2 OR anonymous_id = $3)
), allowance AS (
  UPDATE allowances SET held = held - 1
  WHERE anonymous_id = (
    SELECT COALESCE(t.held_by, s.anonymous_id) FROM session s JOIN turns t ON t.id = s.pending_turn_id
  )
)
DELETE FROM sessions WHERE id = (SELECT id FROM session)
RETURNING pending_turn_id AS "pendingTurnId"`;
