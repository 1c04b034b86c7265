import { Injectable } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';
import type { AccountRow } from '../accounts/account.row.js';
import { ENTRY_COLUMNS, type LedgerEntryRow } from './ledger-entry.row.js';
import { SET_BALANCE } from './set-balance.statement.js';

const LISTED_ENTRIES = 500;
/** Of a page of all entries. */
export const LEDGER_PAGE_SIZE = 5_000;
const LARGEST_ID = '9223372036854775807';

export interface LedgerRow {
  balance: number;
  sum: number;
  entries: LedgerEntryRow[];
}

export interface SetBalanceRow extends AccountRow {
  /** What an earlier edit with the same reference set; null when there was none. */
  setBefore: number | null;
}

@Injectable()
export class LedgerRepository {
  constructor(private readonly database: Database) {}

  async findTokens(accountId: string): Promise<number | null> {
    const [row] = await this.database.run<{ tokens: number }>(
      { name: 'ledger-tokens', text: 'SELECT tokens FROM accounts WHERE id = $1 AND deleted_at IS NULL' },
      [accountId],
    );
    return row?.tokens ?? null;
  }

  /** Balance, sum and entries of one moment. The ledger of a deleted account is still there. */
  async read(accountId: string): Promise<LedgerRow | null> {
    const [row] = await this.database.run<LedgerRow & Record<string, unknown>>(
      {
        name: 'ledger-read',
        text: `SELECT a.tokens AS balance,
            (SELECT COALESCE(sum(amount), 0)::float8 FROM ledger_entries WHERE account_id = a.id) AS sum,
            (SELECT COALESCE(json_agg(e), '[]') FROM (
              SELECT ${ENTRY_COLUMNS} FROM ledger_entries l WHERE account_id = a.id
              ORDER BY l.id DESC LIMIT ${LISTED_ENTRIES}) e) AS entries
          FROM accounts a WHERE a.id = $1`,
      },
      [accountId],
    );
    return row ?? null;
  }

  /** The newest first; an unfilled page is the last. */
  async findPage(accountId: string, before: string = LARGEST_ID): Promise<LedgerEntryRow[]> {
    return this.database.run<LedgerEntryRow & Record<string, unknown>>(
      {
        name: 'ledger-page',
        text: `SELECT ${ENTRY_COLUMNS} FROM ledger_entries l WHERE account_id = $1 AND l.id < $2
          ORDER BY l.id DESC LIMIT ${LEDGER_PAGE_SIZE}`,
      },
      [accountId, before],
    );
  }

  async setBalance(accountId: string, balance: number, reference: string): Promise<SetBalanceRow | null> {
    const [row] = await this.database.run<SetBalanceRow & Record<string, unknown>>(SET_BALANCE, [
      accountId,
      balance,
      reference,
    ]);
    return row ?? null;
  }
}
