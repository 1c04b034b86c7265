import { Injectable } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';
import { ledgerReferences } from '../ledger/ledger-references.js';
import { UNLOCK, type UnlockRow } from './unlock.statement.js';

export interface UnlockedRow {
  characterId: number;
  unlockedAt: Date;
}

const COLUMNS = 'character_id AS "characterId", unlocked_at AS "unlockedAt"';

@Injectable()
export class UnlockRepository {
  constructor(private readonly database: Database) {}

  async unlock(accountId: string, characterId: number): Promise<UnlockRow> {
    const [row] = await this.database.run<UnlockRow & Record<string, unknown>>(UNLOCK, [
      accountId,
      characterId,
      ledgerReferences.unlock(characterId),
    ]);
    return row!;
  }

  async find(accountId: string, characterId: number): Promise<UnlockedRow | null> {
    const [row] = await this.database.run<UnlockedRow & Record<string, unknown>>(
      {
        name: 'unlocked-find',
        text: `SELECT ${COLUMNS} FROM unlocked_characters WHERE account_id = $1 AND character_id = $2`,
      },
      [accountId, characterId],
    );
    return row ?? null;
  }

  /** The newest first. */
  async list(accountId: string): Promise<UnlockedRow[]> {
    return this.database.run<UnlockedRow & Record<string, unknown>>(
      {
        name: 'unlocked-list',
        text: `SELECT ${COLUMNS} FROM unlocked_characters WHERE account_id = $1
          ORDER BY unlocked_at DESC, character_id`,
      },
      [accountId],
    );
  }
}
