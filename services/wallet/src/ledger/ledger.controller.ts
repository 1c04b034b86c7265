import { Body, Controller, Get, Headers, Param, Patch, UseInterceptors } from '@nestjs/common';
import type { AccountDto } from '@parley/contracts/wallet/account';
import type { LedgerDto } from '@parley/contracts/wallet/ledger';
import type { TokensDto } from '@parley/contracts/wallet/wallet';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { BalanceRequest } from '@parley/contracts/wallet/wallet.requests';
import { currentRequestId } from '@parley/kit/context/request-context';
import { Idempotent } from '@parley/kit/idempotency/idempotent.interceptor';
import { idempotencyKeyOf } from '@parley/kit/idempotency/idempotency-key';
import { FromCaller } from '../caller/caller.js';
import { LedgerService } from './ledger.service.js';

@Controller()
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  @Get(walletCalls.readTokens.path)
  readTokens(@FromCaller() accountId: string): Promise<TokensDto> {
    return this.ledger.readTokens(accountId);
  }

  @Get(walletCalls.readLedger.path)
  read(@Param('id') accountId: string): Promise<LedgerDto> {
    return this.ledger.read(accountId);
  }

  @Patch(walletCalls.setBalance.path)
  @UseInterceptors(Idempotent)
  setBalance(
    @Param('id') accountId: string,
    @Body() { balance }: BalanceRequest,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<AccountDto> {
    return this.ledger.setBalance(accountId, balance, idempotencyKeyOf(key) ?? currentRequestId()!);
  }
}
