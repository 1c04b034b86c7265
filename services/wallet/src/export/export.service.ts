import { Injectable } from '@nestjs/common';
import type { LedgerEntryDto } from '@parley/contracts/wallet/ledger';
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
    return { ledger: entries.map(toLedgerEntryDto).map(withoutId), unlockedCharacters };
  }
}

function withoutId(entry: LedgerEntryDto): Omit<LedgerEntryDto, 'id'> {
  const { id: _, ...same } = entry;
  return same;
}
