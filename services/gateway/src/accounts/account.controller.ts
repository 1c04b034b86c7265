import { Controller, Delete, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { type Caller, CurrentCaller } from '../access/caller.js';
import { callerHeaders } from '../clients/caller-headers.js';
import { asPersonal } from '../edge/answers.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { AccountExport } from './account-export.js';
import { AccountsService } from './accounts.service.js';

const NO_CONTENT = 204;

/** What the law and good manners ask for: take everything along, and go. */
@Access('user')
@Controller('api/user')
export class AccountController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly data: AccountExport,
  ) {}

  @RateLimited('dataExport')
  @Get('export')
  async export(@CurrentCaller() caller: Caller, @Res() reply: FastifyReply) {
    const text = await this.data.write(reply.request, callerHeaders(caller));
    const today = new Date().toISOString().slice(0, 10);
    return asPersonal(reply)
      .header('Content-Disposition', `attachment; filename="parley-data-${today}.json"`)
      .type('application/json; charset=utf-8')
      .send(text);
  }

  @Delete()
  async delete(@CurrentCaller() caller: Caller, @Res() reply: FastifyReply) {
    await this.accounts.deleteAccount(caller, reply);
    return asPersonal(reply).status(NO_CONTENT).send();
  }
}
