import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import type { CallHeaders } from '../clients/caller-headers.js';
import { ChatClient } from '../clients/chat.client.js';
import { answerPersonal } from '../edge/answers.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { ForwardedHeaders } from '../edge/forwarded-headers.js';

@Access('visitor')
@Controller('api/chat/sessions')
export class ChatSessionsController {
  constructor(private readonly chat: ChatClient) {}

  @Access('visitor', { anonymousIdIn: 'body' })
  @RateLimited('sessionCreation')
  @Post()
  async create(
    @Body() named: Record<string, unknown>,
    @ForwardedHeaders() headers: CallHeaders,
    @Res() reply: FastifyReply,
  ) {
    // Chat is told by header who asks; the guard has read the id, so the body is an object.
    const body = { ...named, anonymousSessionId: undefined };
    return answerPersonal(reply, await this.chat.send(chatCalls.createSession, { body, headers }));
  }

  @Get()
  async list(@ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.chat.send(chatCalls.listSessions, { headers }));
  }

  @Get(':id')
  async read(@Param('id') id: string, @ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.chat.send(chatCalls.readSession, { params: { id }, headers }));
  }

  @Delete(':id')
  async delete(
    @Param('id') id: string,
    @ForwardedHeaders() headers: CallHeaders,
    @Res() reply: FastifyReply,
  ) {
    return answerPersonal(reply, await this.chat.send(chatCalls.deleteSession, { params: { id }, headers }));
  }
}
