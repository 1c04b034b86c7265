import { Body, Controller, Delete, Get, Param, Patch, Post, Res } from '@nestjs/common';
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

  @Access('visitor', { anonymousIdIn: 'body', needsAnonymousId: true })
  @RateLimited('sessionCreation')
  @Post()
  async create(
    @Body() named: Record<string, unknown> | null,
    @ForwardedHeaders() headers: CallHeaders,
    @Res() reply: FastifyReply,
  ) {
    // Chat is told by header who asks; what is no object here is none that it would take.
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

  @Patch(':id')
  async rename(
    @Param('id') id: string,
    @Body() body: unknown,
    @ForwardedHeaders() headers: CallHeaders,
    @Res() reply: FastifyReply,
  ) {
    const options = { params: { id }, body: body ?? {}, headers };
    return answerPersonal(reply, await this.chat.send(chatCalls.renameSession, options));
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
