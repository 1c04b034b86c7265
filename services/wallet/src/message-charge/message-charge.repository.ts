import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ledgerReferences } from '../ledger/ledger-references.js';

/**
 * One conditional UPDATE, and an entry for what it took: nothing from a balance that does not cover
 * the price, from an account that is gone, or for a message that was paid for. A charge for the same
 * message at the same time fails at the entry's reference, and finds it when it is tried again.
 *
 * $1 account · $2 price · $3 reference
 */
const CHARGE = `
WITH debited AS (
  UPDATE accounts SET tokens = tokens - $2
  WHERE id = $1 AND deleted_at IS NULL AND tokens >= $2
    AND NOT EXISTS (SELECT FROM ledger_entries WHERE account_id = $1 AND reference = $3)
  RETURNING tokens
)
INSERT INTO ledger_entries (account_id, amount, balance_after, reason, reference)
SELECT $1, -$2::integer, tokens, 'message', $3 FROM debited`;

@Injectable()
export class MessageChargeRepository {
  async charge(manager: EntityManager, accountId: string, price: number, messageId: string): Promise<void> {
    await manager.query(CHARGE, [accountId, price, ledgerReferences.message(messageId)]);
  }
}
