import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { answerOwn } from '../edge/answers.js';
import { AccountsService } from './accounts.service.js';

@Access('public')
@Controller('api/auth')
export class CurrentUserController {
  constructor(private readonly accounts: AccountsService) {}

  /** The account, or `null` for an anonymous caller: signed out is no error. */
  @Get('user')
  async user(@Res() reply: FastifyReply) {
    return answerOwn(reply, await this.accounts.currentUser(reply.request));
  }
}
