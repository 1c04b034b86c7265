import { Injectable } from '@nestjs/common';
import type { InvariantsDto } from '@parley/contracts/operations/invariants';
import { Database } from '@parley/kit/database/database';
import { countUnpublished } from '@parley/kit/messaging/unpublished-events';

/** One pass over the ledger for each count, all on one snapshot. What a deleted account had unlocked is gone. */
const VIOLATIONS = {
  name: 'invariants',
  text: `
SELECT (
  SELECT count(*)::int FROM accounts WHERE tokens < 0
) AS "negativeBalances", (
  SELECT count(*)::int FROM accounts a
    LEFT JOIN (SELECT account_id, sum(amount) AS sum FROM ledger_entries GROUP BY account_id) l
      ON l.account_id = a.id
  WHERE a.tokens <> COALESCE(l.sum, 0)
) AS "ledgerMismatches", (
  SELECT count(*)::int FROM (
    SELECT account_id, 'unlock:' || character_id AS reference FROM unlocked_characters
  ) u FULL JOIN (
    SELECT l.account_id, l.reference FROM ledger_entries l
      JOIN accounts a ON a.id = l.account_id AND a.deleted_at IS NULL
    WHERE l.reason = 'unlock'
  ) d ON d.account_id = u.account_id AND d.reference = u.reference
  WHERE u.account_id IS NULL OR d.account_id IS NULL
) AS "unlockMismatches"`,
};

const UNPUBLISHED_AFTER_MS = 60_000;

@Injectable()
export class InvariantsRepository {
  constructor(private readonly database: Database) {}

  async count(): Promise<InvariantsDto> {
    const [rows, unpublishedEvents] = await Promise.all([
      this.database.run<Omit<InvariantsDto, 'unpublishedEvents'> & Record<string, unknown>>(VIOLATIONS),
      countUnpublished(this.database, UNPUBLISHED_AFTER_MS),
    ]);
    return { ...rows[0], unpublishedEvents };
  }
}
