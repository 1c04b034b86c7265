import { Injectable } from '@nestjs/common';
import { accountDeleted } from '@parley/contracts/wallet/wallet.events';
import { Database } from '@parley/kit/database/database';
import { Outbox } from '@parley/kit/messaging/outbox';

/**
 * What names the person goes: the next sign-in of the same subject makes another account. Stored
 * answers may name them too; the one of the deletion itself does not, and is still to be written.
 *
 * $1 and $2 the account's id, as uuid and as text
 */
const FORGET = `
WITH unlocked AS (
  DELETE FROM unlocked_characters WHERE account_id = $1
), tokens AS (
  DELETE FROM access_tokens WHERE account_id = $1
), answers AS (
  DELETE FROM idempotency_keys
  WHERE (caller = $2 || '|' AND route <> 'DELETE /account') OR starts_with(route, 'PATCH /accounts/' || $2)
), counted AS (
  UPDATE counters SET value = value - 1 WHERE name = 'accounts'
)
UPDATE accounts SET issuer = 'deleted', subject = $2, email = NULL, email_verified = false, first_name = NULL,
  last_name = NULL, claims = 0, claimed_at = NULL, deleted_at = now()
WHERE id = $1`;

@Injectable()
export class AccountDeletionRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** False when there is no such account (any more). */
  async delete(id: string): Promise<boolean> {
    const deleted = await this.database.dataSource.transaction(async (manager) => {
      // A statement of its own: the next one's snapshot must know what was unlocked while this one waited.
      const [account] = (await manager.query(
        'SELECT issuer, subject FROM accounts WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
        [id],
      )) as { issuer: string; subject: string }[];
      if (!account) return false;
      await manager.query(FORGET, [id, id]);
      await this.outbox.add(manager, accountDeleted, { userId: id, ...account });
      return true;
    });
    if (deleted) this.outbox.wake();
    return deleted;
  }
}
