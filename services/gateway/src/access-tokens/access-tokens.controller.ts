import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { TokenOwners } from '../access/token-owners.js';
import type { CallHeaders } from '../clients/caller-headers.js';
import { WalletClient } from '../clients/wallet.client.js';
import { answerPersonal } from '../edge/answers.js';
import { ForwardedHeaders } from '../edge/forwarded-headers.js';

/** Personal access tokens: for tools that act as the administrator. */
@Access('admin')
@Controller('api/admin/access-tokens')
export class AccessTokensController {
  constructor(
    private readonly wallet: WalletClient,
    private readonly owners: TokenOwners,
  ) {}

  @Get()
  async list(@ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.wallet.send(walletCalls.listAccessTokens, { headers }));
  }

  @Post()
  async create(@Body() body: unknown, @ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    const options = { body: body ?? {}, headers };
    return answerPersonal(reply, await this.wallet.send(walletCalls.createAccessToken, options));
  }

  @Delete(':id')
  async revoke(
    @Param('id') id: string,
    @ForwardedHeaders() headers: CallHeaders,
    @Res() reply: FastifyReply,
  ) {
    const answer = await this.wallet.send(walletCalls.revokeAccessToken, { params: { id }, headers });
    this.owners.forgetAll();
    return answerPersonal(reply, answer);
  }
}
