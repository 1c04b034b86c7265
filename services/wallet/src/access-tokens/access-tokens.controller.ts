import { Body, Controller, Delete, Get, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import type { AccessTokenDto, NewAccessTokenDto } from '@parley/contracts/wallet/access-token';
import type { AccountDto } from '@parley/contracts/wallet/account';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { AccessTokenHash, AccessTokenRequest } from '@parley/contracts/wallet/wallet.requests';
import { Idempotent } from '@parley/kit/idempotency/idempotent.interceptor';
import { FromCaller } from '../caller/caller.js';
import { AccessTokensService } from './access-tokens.service.js';

@Controller()
export class AccessTokensController {
  constructor(private readonly tokens: AccessTokensService) {}

  @Get(walletCalls.listAccessTokens.path)
  list(@FromCaller() accountId: string): Promise<AccessTokenDto[]> {
    return this.tokens.list(accountId);
  }

  /** Not idempotent: a stored answer would keep the secret. A token too many is seen in the list, and revoked. */
  @Post(walletCalls.createAccessToken.path)
  create(@FromCaller() accountId: string, @Body() request: AccessTokenRequest): Promise<NewAccessTokenDto> {
    return this.tokens.create(accountId, request);
  }

  @Delete(walletCalls.revokeAccessToken.path)
  @HttpCode(204)
  @UseInterceptors(Idempotent)
  revoke(@FromCaller() accountId: string, @Param('id') id: string): Promise<void> {
    return this.tokens.revoke(accountId, id);
  }

  @Post(walletCalls.resolveAccessToken.path)
  @HttpCode(200)
  resolve(@Body() { hash }: AccessTokenHash): Promise<AccountDto> {
    return this.tokens.resolve(hash);
  }
}
