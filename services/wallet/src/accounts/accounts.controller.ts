import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import type { AccountDto, AccountsPageDto } from '@parley/contracts/wallet/account';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { AccountsQuery, SignInRequest } from '@parley/contracts/wallet/wallet.requests';
import { Idempotent } from '@parley/kit/idempotency/idempotent.interceptor';
import { FromCaller } from '../caller/caller.js';
import { AccountsService } from './accounts.service.js';

@Controller()
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Post(walletCalls.signIn.path)
  @HttpCode(200)
  signIn(@Body() person: SignInRequest): Promise<AccountDto> {
    return this.accounts.signIn(person);
  }

  @Get(walletCalls.listAccounts.path)
  list(@Query() query: AccountsQuery): Promise<AccountsPageDto> {
    return this.accounts.list(query);
  }

  @Get(walletCalls.readAccount.path)
  read(@Param('id') id: string): Promise<AccountDto> {
    return this.accounts.read(id);
  }

  @Delete(walletCalls.deleteAccount.path)
  @HttpCode(204)
  @UseInterceptors(Idempotent)
  delete(@FromCaller() id: string): Promise<void> {
    return this.accounts.delete(id);
  }
}
