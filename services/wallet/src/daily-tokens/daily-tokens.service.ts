import { Injectable } from '@nestjs/common';
import type { DailyClaimDto, DailyTokensStatusDto } from '@parley/contracts/wallet/wallet';
import { accountErrors } from '../accounts/account.errors.js';
import { dailyTokensErrors } from './daily-tokens.errors.js';
import { type DailyTokensRow, DailyTokensRepository } from './daily-tokens.repository.js';

@Injectable()
export class DailyTokensService {
  constructor(private readonly dailyTokens: DailyTokensRepository) {}

  async readStatus(accountId: string): Promise<DailyTokensStatusDto> {
    const { tokenAmount, cooldownEnd } = await this.require(accountId);
    return {
      canClaim: cooldownEnd === null,
      cooldownEndTime: cooldownEnd?.toISOString() ?? null,
      tokenAmount,
    };
  }

  async claim(accountId: string): Promise<DailyClaimDto> {
    const claimed = await this.dailyTokens.claim(accountId);
    if (claimed) {
      const { cooldownEnd, ...same } = claimed;
      return { ...same, cooldownEndTime: cooldownEnd.toISOString() };
    }
    const { cooldownEnd } = await this.require(accountId);
    if (cooldownEnd) throw dailyTokensErrors.alreadyClaimed(cooldownEnd);
    // It ended between the two looks.
    return this.claim(accountId);
  }

  private async require(accountId: string): Promise<DailyTokensRow> {
    const row = await this.dailyTokens.find(accountId);
    if (!row) throw accountErrors.unknown();
    return row;
  }
}
