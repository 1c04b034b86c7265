import type { PreparedStatement } from '@parley/kit/database/database';

/**
 * Unlocks a character in one round trip. The account's row is locked before anything is judged, so
 * that movements of one account come one after the other; the price is read after that, from a row
 * that cannot change before the commit. The unlocked character is inserted first: its key, not this
 * statement's snapshot, knows what another request has unlocked meanwhile. Only what was inserted is
 * paid for, and only what was paid is in the ledger.
 *
 * The UPDATE finds its row by id alone and writes what follows from the locked one. A condition on
 * the balance, or a sum with it, would first be asked of the row as the snapshot has it: an account
 * whose tokens came while this one waited would be passed over, or break its CHECK.
 *
 * $1 account · $2 character · $3 reference
 */
export const UNLOCK: PreparedStatement = {
  name: 'unlock',
  text: `
WITH account AS MATERIALIZED (
  SELECT id, tokens FROM accounts WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE
), character AS MATERIALIZED (
  SELECT c.id, c.token_cost, c.is_published FROM account, characters c WHERE c.id = $2 FOR SHARE OF c
), unlocked AS (
  INSERT INTO unlocked_characters (account_id, character_id)
  SELECT a.id, c.id FROM account a, character c
  WHERE c.is_published AND c.token_cost > 0 AND a.tokens >= c.token_cost
  ON CONFLICT DO NOTHING
  RETURNING character_id
), debited AS (
  UPDATE accounts SET tokens = (SELECT a.tokens - c.token_cost FROM account a, character c)
  WHERE id = $1 AND EXISTS (SELECT FROM unlocked)
  RETURNING tokens
), entry AS (
  INSERT INTO ledger_entries (account_id, amount, balance_after, reason, reference)
  SELECT $1, -c.token_cost, d.tokens, 'unlock', $3 FROM debited d, character c
)
SELECT CASE
    WHEN a.id IS NULL THEN 'no-account'
    WHEN c.id IS NULL THEN 'unknown'
    WHEN NOT c.is_published THEN 'unpublished'
    WHEN a.tokens < c.token_cost THEN 'too-dear'
    ELSE 'usable' END AS outcome,
  COALESCE((SELECT tokens FROM debited), a.tokens) AS tokens
FROM (SELECT) one LEFT JOIN account a ON true LEFT JOIN character c ON true`,
};

export interface UnlockRow {
  /** `usable`: free, unlocked now or before. `too-dear` may have been unlocked before. */
  outcome: 'usable' | 'no-account' | 'unknown' | 'unpublished' | 'too-dear';
  tokens: number;
}
