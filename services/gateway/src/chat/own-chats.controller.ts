import { Body, Controller, Post, Res } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import type { CallHeaders } from '../clients/caller-headers.js';
import { ChatClient } from '../clients/chat.client.js';
import { answerPersonal } from '../edge/answers.js';
import { ForwardedHeaders } from '../edge/forwarded-headers.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';

/** What only signed-in people do with chats. */
@Access('user')
@Controller('api/chat')
export class OwnChatsController {
  constructor(private readonly chat: ChatClient) {}

  /** The signed-in home starts chats here; the answer is the id alone. */
  @RateLimited('sessionCreation')
  @Post('create')
  async create(@Body() body: unknown, @ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    const answer = await this.chat.send(chatCalls.createSession, { body: body ?? {}, headers });
    const { id } = JSON.parse(answer.body) as ChatSessionDto;
    return answerPersonal(reply, { ...answer, body: JSON.stringify({ sessionId: id }) });
  }

  @Post('adopt')
  async adopt(@Body() body: unknown, @ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    const options = { body: body ?? {}, headers };
    return answerPersonal(reply, await this.chat.send(chatCalls.adoptSessions, options));
  }
}
