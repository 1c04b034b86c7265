import { Injectable } from '@nestjs/common';
import type { WalletExportDto } from '@parley/contracts/wallet/wallet';
import { toLedgerEntryDto } from '../ledger/ledger-entry.row.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { UnlockService } from '../unlock/unlock.service.js';
import { LedgerService } from '../ledger/ledger.service.js';

@Injectable()
export class ExportService {
  constructor(
    private readonly account: LedgerService,
    private readonly ledger: LedgerRepository,
    private readonly unlocks: UnlockService,
  ) {}

  async exportAccount(accountId: string): Promise<WalletExportDto> {
    await this.account.readTokens(accountId);
    const [entries, unlockedCharacters] = await Promise.all([
      this.ledger.listAll(accountId),
      this.unlocks.listUnlocked(accountId),
    ]);
    const ledger = entries.map(toLedgerEntryDto).map(({ id: _, ...entry }) => entry);
    return { ledger, unlockedCharacters };
  }
}
