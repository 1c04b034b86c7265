import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import type { AccountDto } from '@parley/contracts/wallet/account';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { userOf } from '../accounts/user-dto.js';
import type { CallHeaders } from '../clients/caller-headers.js';
import { WalletClient } from '../clients/wallet.client.js';
import { answerOwn, answerPersonal } from '../edge/answers.js';
import { ForwardedHeaders } from '../edge/forwarded-headers.js';
import { GatewayEnv } from '../env.js';

@Access('admin')
@Controller('api/admin/users')
export class UsersController {
  constructor(
    private readonly env: GatewayEnv,
    private readonly wallet: WalletClient,
  ) {}

  @Get()
  async list(
    @Query() query: Record<string, string>,
    @ForwardedHeaders() headers: CallHeaders,
    @Res() reply: FastifyReply,
  ) {
    const { users, totalCount } = await this.wallet.call(walletCalls.listAccounts, { query, headers });
    return answerOwn(reply, { users: users.map((account) => this.userOf(account)), totalCount });
  }

  @Get(':id')
  async read(@Param('id') id: string, @ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    const account = await this.wallet.call(walletCalls.readAccount, { params: { id }, headers });
    return answerOwn(reply, this.userOf(account));
  }

  @Patch(':id/balance')
  async setBalance(
    @Param('id') id: string,
    @Body() body: unknown,
    @ForwardedHeaders() headers: CallHeaders,
    @Res() reply: FastifyReply,
  ) {
    const answer = await this.wallet.send(walletCalls.setBalance, {
      params: { id },
      body: body ?? {},
      headers,
    });
    const account = JSON.parse(answer.body) as AccountDto;
    return answerPersonal(reply, { ...answer, body: JSON.stringify(this.userOf(account)) });
  }

  @Get(':id/ledger')
  async ledger(
    @Param('id') id: string,
    @ForwardedHeaders() headers: CallHeaders,
    @Res() reply: FastifyReply,
  ) {
    return answerPersonal(reply, await this.wallet.send(walletCalls.readLedger, { params: { id }, headers }));
  }

  private userOf(account: AccountDto) {
    return userOf(account, this.env.ADMIN_EMAIL);
  }
}
