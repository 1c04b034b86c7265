import type { PreparedStatement } from '@parley/kit/database/database';

/**
 * When the newest claim's cooldown ends. Reckoned anew from the settings of now: what the
 * administrator changes applies at once, also to a cooldown that is running.
 */
export const COOLDOWN_END = 'a.claimed_at + make_interval(mins => s.cooldown_minutes)';

/**
 * Claims the daily tokens with one conditional UPDATE: of claims that race, each but the first is
 * judged again on the row that the first has written, and finds the cooldown running. The window
 * that a claim uses up is told by how many claims were made before it, so its reference is taken
 * once whatever happens, and by no rightful claim twice. Whole milliseconds, so that the end that the
 * client is told is the end.
 *
 * $1 account
 */
export const CLAIM: PreparedStatement = {
  name: 'daily-tokens-claim',
  text: `
WITH claimed AS (
  UPDATE accounts a SET tokens = a.tokens + s.token_amount, claims = a.claims + 1,
    claimed_at = date_trunc('milliseconds', clock_timestamp())
  FROM settings s
  WHERE a.id = $1 AND a.deleted_at IS NULL
    AND (a.claimed_at IS NULL OR ${COOLDOWN_END} <= clock_timestamp())
  RETURNING a.tokens, a.claims, s.token_amount, ${COOLDOWN_END} AS cooldown_end
), entry AS (
  INSERT INTO ledger_entries (account_id, amount, balance_after, reason, reference)
  SELECT $1, token_amount, tokens, 'daily-claim', 'claim:' || claims FROM claimed
)
SELECT tokens, token_amount AS "tokenAmount", cooldown_end AS "cooldownEnd" FROM claimed`,
};

export interface ClaimRow {
  tokens: number;
  tokenAmount: number;
  cooldownEnd: Date;
}
