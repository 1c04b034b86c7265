import { Body, Controller, Get, Patch, Res } from '@nestjs/common';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import type { CallHeaders } from '../clients/caller-headers.js';
import { WalletClient } from '../clients/wallet.client.js';
import { answerPersonal } from '../edge/answers.js';
import { ForwardedHeaders } from '../edge/forwarded-headers.js';

@Access('admin')
@Controller('api/admin/settings')
export class SettingsController {
  constructor(private readonly wallet: WalletClient) {}

  @Get()
  async read(@ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.wallet.send(walletCalls.readSettings, { headers }));
  }

  @Patch()
  async change(@Body() body: unknown, @ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    const options = { body: body ?? {}, headers };
    return answerPersonal(reply, await this.wallet.send(walletCalls.changeSettings, options));
  }
}
