import { Injectable } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';
import { CLAIM, type ClaimRow, COOLDOWN_END } from './claim.statement.js';

export interface DailyTokensRow {
  tokenAmount: number;
  /** Null when it is over, or nothing was claimed yet. */
  cooldownEnd: Date | null;
}

@Injectable()
export class DailyTokensRepository {
  constructor(private readonly database: Database) {}

  /** Null when the cooldown runs, or there is no such account. */
  async claim(accountId: string): Promise<ClaimRow | null> {
    const [row] = await this.database.run<ClaimRow & Record<string, unknown>>(CLAIM, [accountId]);
    return row ?? null;
  }

  async find(accountId: string): Promise<DailyTokensRow | null> {
    const [row] = await this.database.run<DailyTokensRow & Record<string, unknown>>(
      {
        name: 'daily-tokens-find',
        text: `SELECT s.token_amount AS "tokenAmount",
            CASE WHEN ${COOLDOWN_END} > clock_timestamp() THEN ${COOLDOWN_END} END AS "cooldownEnd"
          FROM accounts a, settings s WHERE a.id = $1 AND a.deleted_at IS NULL`,
      },
      [accountId],
    );
    return row ?? null;
  }
}
