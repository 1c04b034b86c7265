import { Injectable } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';
import { AccountsRepository } from '../accounts/accounts.repository.js';

export interface AdoptedSession {
  id: string;
  isUntitled: boolean;
}

const UNIQUE_VIOLATION = '23505';
const TRIES = 5;

@Injectable()
export class AdoptionRepository {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
  ) {}

  /** Makes all sessions of an anonymous visitor an account's; 401 when that is deleted. */
  async adopt(anonymousId: string, userId: string): Promise<AdoptedSession[]> {
    for (let left = TRIES; ; left -= 1) {
      try {
        return await this.adoptOnce(anonymousId, userId);
      } catch (error) {
        // The account has just made an untouched session of its own: now it is seen.
        if (left === 1 || !isUniqueViolation(error)) throw error;
      }
    }
  }

  /**
   * Two statements: the second one's snapshot must be younger than the locks, or it would miss a turn
   * that was opened while this one waited. In the order of ids, as whoever locks several sessions.
   */
  private adoptOnce(anonymousId: string, userId: string): Promise<AdoptedSession[]> {
    return this.database.dataSource.transaction(async (manager) => {
      await this.accounts.requireThere(manager, userId);
      await manager.query('SELECT FROM sessions WHERE anonymous_id = $1 ORDER BY id FOR UPDATE', [
        anonymousId,
      ]);
      const [rows] = (await manager.query(ADOPT_SESSIONS, [anonymousId, userId])) as [
        AdoptedSession[],
        number,
      ];
      return rows;
    });
  }
}

/**
 * An account has one untouched session with a character at most: the visitor's gives way. A running
 * turn remembers whose free message it holds, since its session no longer tells. `updated_at` stays:
 * nothing was said.
 */
const ADOPT_SESSIONS = `
WITH session AS MATERIALIZED (
  SELECT id, character_id, is_untouched, pending_turn_id FROM sessions WHERE anonymous_id = $1
), dropped AS (
  DELETE FROM sessions WHERE id IN (
    SELECT s.id FROM session s JOIN sessions own ON own.character_id = s.character_id
    WHERE s.is_untouched AND own.is_untouched AND own.user_id = $2
  ) RETURNING id
), turn AS (
  UPDATE turns SET held_by = $1 WHERE id IN (SELECT pending_turn_id FROM session)
)
UPDATE sessions SET user_id = $2, anonymous_id = NULL
WHERE id IN (SELECT id FROM session) AND id NOT IN (SELECT id FROM dropped)
RETURNING id, title_source = 'default' AND message_count > 1 AS "isUntitled"`;

function isUniqueViolation(error: unknown): boolean {
  const { driverError } = error as { driverError?: { code?: string } };
  return driverError?.code === UNIQUE_VIOLATION;
}
