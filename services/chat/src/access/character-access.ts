import { Injectable } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { WalletClient } from './wallet.client.js';

/**
 * Which accounts have unlocked which characters. The wallet knows; a yes is remembered here, since
 * nothing locks a character again, and so that most turns ask nobody.
 */
@Injectable()
export class CharacterAccess {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletClient,
    private readonly accounts: AccountsRepository,
  ) {}

  /** 503 when the wallet is needed and away; 401 when the account was deleted while it was asked. */
  async isUnlocked(userId: string, characterId: number): Promise<boolean> {
    if (await this.isRemembered(userId, characterId)) return true;
    if (!(await this.wallet.hasUnlocked(userId, characterId))) return false;
    await this.remember(userId, characterId);
    return true;
  }

  private async isRemembered(userId: string, characterId: number): Promise<boolean> {
    const rows = await this.database.run(
      {
        name: 'unlocked-known',
        text: 'SELECT FROM unlocked_characters WHERE user_id = $1 AND character_id = $2',
      },
      [userId, characterId],
    );
    return rows.length > 0;
  }

  private async remember(userId: string, characterId: number): Promise<void> {
    await this.database.dataSource.transaction(async (manager) => {
      await this.accounts.requireThere(manager, userId);
      await manager.query(
        'INSERT INTO unlocked_characters (user_id, character_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [userId, characterId],
      );
    });
  }
}
