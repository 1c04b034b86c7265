import { Controller, Get, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import type { DailyClaimDto, DailyTokensStatusDto } from '@parley/contracts/wallet/wallet';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { Idempotent } from '@parley/kit/idempotency/idempotent.interceptor';
import { FromCaller } from '../caller/caller.js';
import { DailyTokensService } from './daily-tokens.service.js';

@Controller()
export class DailyTokensController {
  constructor(private readonly dailyTokens: DailyTokensService) {}

  @Get(walletCalls.dailyTokensStatus.path)
  readStatus(@FromCaller() accountId: string): Promise<DailyTokensStatusDto> {
    return this.dailyTokens.readStatus(accountId);
  }

  @Post(walletCalls.claimDailyTokens.path)
  @HttpCode(200)
  @UseInterceptors(Idempotent)
  claim(@FromCaller() accountId: string): Promise<DailyClaimDto> {
    return this.dailyTokens.claim(accountId);
  }
}
