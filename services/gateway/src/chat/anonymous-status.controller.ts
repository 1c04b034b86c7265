import { Controller, Get, Res } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import type { CallHeaders } from '../clients/caller-headers.js';
import { ChatClient } from '../clients/chat.client.js';
import { answerPersonal } from '../edge/answers.js';
import { ForwardedHeaders } from '../edge/forwarded-headers.js';

@Access('visitor', { needsAnonymousId: true })
@Controller('api/anonymous-status')
export class AnonymousStatusController {
  constructor(private readonly chat: ChatClient) {}

  @Get()
  async read(@ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.chat.send(chatCalls.anonymousStatus, { headers }));
  }
}
