import { Injectable } from '@nestjs/common';
import type { LedgerEntryDto } from '@parley/contracts/wallet/ledger';
import type { WalletExportDto } from '@parley/contracts/wallet/wallet';
import { type LedgerEntryRow, toLedgerEntryDto } from '../ledger/ledger-entry.row.js';
import { LEDGER_PAGE_SIZE, LedgerRepository } from '../ledger/ledger.repository.js';
import { UnlockService } from '../unlock/unlock.service.js';
import { LedgerService } from '../ledger/ledger.service.js';

/** More would be too much to hold at once: a movement every five minutes makes so many in a year. */
const MAX_ENTRIES = 100_000;

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
      this.readLedger(accountId),
      this.unlocks.listUnlocked(accountId),
    ]);
    return {
      ledger: entries.slice(0, MAX_ENTRIES).map(toLedgerEntryDto).map(withoutId),
      ledgerIsComplete: entries.length <= MAX_ENTRIES,
      unlockedCharacters,
    };
  }

  /** Page by page, until there are no more or too many. */
  private async readLedger(accountId: string): Promise<LedgerEntryRow[]> {
    const entries: LedgerEntryRow[] = [];
    let page: LedgerEntryRow[];
    do {
      page = await this.ledger.findPage(accountId, entries.at(-1)?.id);
      entries.push(...page);
    } while (page.length === LEDGER_PAGE_SIZE && entries.length <= MAX_ENTRIES);
    return entries;
  }
}

function withoutId(entry: LedgerEntryDto): Omit<LedgerEntryDto, 'id'> {
  const { id: _, ...same } = entry;
  return same;
}
