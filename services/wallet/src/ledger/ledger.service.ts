import { Injectable } from '@nestjs/common';
import { isUuid } from '@parley/contracts/text/well-formed';
import type { AccountDto } from '@parley/contracts/wallet/account';
import type { LedgerDto } from '@parley/contracts/wallet/ledger';
import type { TokensDto } from '@parley/contracts/wallet/wallet';
import { idempotencyErrors } from '@parley/kit/idempotency/idempotency.errors';
import { accountErrors } from '../accounts/account.errors.js';
import { toAccountDto } from '../accounts/account.row.js';
import { toLedgerEntryDto } from './ledger-entry.row.js';
import { ledgerReferences } from './ledger-references.js';
import { LedgerRepository } from './ledger.repository.js';

@Injectable()
export class LedgerService {
  constructor(private readonly ledger: LedgerRepository) {}

  async readTokens(accountId: string): Promise<TokensDto> {
    const tokens = await this.ledger.findTokens(accountId);
    if (tokens === null) throw accountErrors.unknown();
    return { tokens };
  }

  async read(accountId: string): Promise<LedgerDto> {
    const row = isUuid(accountId) ? await this.ledger.read(accountId) : null;
    if (!row) throw accountErrors.unknown();
    return { ...row, entries: row.entries.map(toLedgerEntryDto) };
  }

  /** @param requestId the same for repeats of one edit */
  async setBalance(accountId: string, balance: number, requestId: string): Promise<AccountDto> {
    const row = isUuid(accountId)
      ? await this.ledger.setBalance(accountId, balance, ledgerReferences.adminEdit(requestId))
      : null;
    if (!row) throw accountErrors.unknown();
    const { setBefore, ...account } = row;
    if (setBefore !== null && setBefore !== balance) throw idempotencyErrors.otherPayload();
    return toAccountDto(account);
  }
}
