import { Controller, Get, Post, Res } from '@nestjs/common';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import type { CallHeaders } from '../clients/caller-headers.js';
import { WalletClient } from '../clients/wallet.client.js';
import { answerPersonal } from '../edge/answers.js';
import { ForwardedHeaders } from '../edge/forwarded-headers.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';

@Access('user')
@Controller('api/user')
export class WalletController {
  constructor(private readonly wallet: WalletClient) {}

  @Get('tokens')
  async tokens(@ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.wallet.send(walletCalls.readTokens, { headers }));
  }

  @Get('characters')
  async characters(@ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.wallet.send(walletCalls.listUnlocked, { headers }));
  }

  @Get('daily-tokens/status')
  async dailyTokensStatus(@ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.wallet.send(walletCalls.dailyTokensStatus, { headers }));
  }

  @RateLimited('spending')
  @Post('daily-tokens')
  async claimDailyTokens(@ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.wallet.send(walletCalls.claimDailyTokens, { headers }));
  }
}
