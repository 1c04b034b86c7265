import type { PreparedStatement } from '@parley/kit/database/database';
import { PROFILE_COLUMNS } from '../accounts/account.row.js';

/**
 * Sets a balance and writes the difference into the ledger, once per reference; where there is no
 * difference there is no entry. The account's row is locked first, so that the difference is one to
 * the balance there is and not to one of before.
 *
 * $1 account · $2 balance · $3 reference
 */
export const SET_BALANCE: PreparedStatement = {
  name: 'ledger-set-balance',
  text: `
WITH account AS MATERIALIZED (
  SELECT * FROM accounts WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE
), entry AS (
  INSERT INTO ledger_entries (account_id, amount, balance_after, reason, reference)
  SELECT id, $2::integer - tokens, $2::integer, 'admin-adjustment', $3 FROM account WHERE tokens <> $2::integer
  ON CONFLICT (account_id, reference) DO NOTHING
  RETURNING balance_after
), changed AS (
  UPDATE accounts SET tokens = $2::integer WHERE id = $1 AND EXISTS (SELECT FROM entry)
)
SELECT ${PROFILE_COLUMNS}, COALESCE((SELECT balance_after FROM entry), a.tokens) AS tokens,
  (SELECT balance_after FROM ledger_entries WHERE account_id = $1 AND reference = $3) AS "setBefore"
FROM account a`,
};
