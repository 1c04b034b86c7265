import type { PreparedStatement } from '@parley/kit/database/database';
import { PROFILE_COLUMNS } from './account.row.js';

/**
 * Finds or makes the account of an issuer's subject. Two first sign-ins at once meet at the unique
 * subject: one makes the account with its tokens and their entry, the other finds it.
 *
 * $1 id of a new one · $2 issuer · $3 subject · $4 e-mail · $5 verified · $6 first name · $7 last name ·
 * $8 tokens of a new one
 */
export const SIGN_IN: PreparedStatement = {
  name: 'account-sign-in',
  text: `
WITH account AS (
  INSERT INTO accounts (id, issuer, subject, email, email_verified, first_name, last_name, tokens)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (issuer, subject) DO UPDATE SET email = excluded.email,
    email_verified = excluded.email_verified, first_name = excluded.first_name, last_name = excluded.last_name
  RETURNING *
), made AS (
  SELECT id, tokens FROM account WHERE id = $1
), entry AS (
  INSERT INTO ledger_entries (account_id, amount, balance_after, reason, reference)
  SELECT id, tokens, tokens, 'signup', 'signup' FROM made WHERE tokens > 0
), counted AS (
  UPDATE counters SET value = value + 1 WHERE name = 'accounts' AND EXISTS (SELECT FROM made)
)
SELECT ${PROFILE_COLUMNS}, a.tokens FROM account a`,
};
