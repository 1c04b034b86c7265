import { Controller, Get, Res } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { ChatClient } from '../clients/chat.client.js';
import { answerPersonal } from '../edge/answers.js';
import { type ChatHeaders, ForwardedHeaders } from './forwarded-headers.js';

@Access('visitor')
@Controller('api/anonymous-status')
export class AnonymousStatusController {
  constructor(private readonly chat: ChatClient) {}

  @Get()
  async read(@ForwardedHeaders() headers: ChatHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.chat.send(chatCalls.anonymousStatus, { headers }));
  }
}
