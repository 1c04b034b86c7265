import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { ChatClient } from '../clients/chat.client.js';
import { answerPersonal } from '../edge/answers.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { type ChatHeaders, ForwardedHeaders } from './forwarded-headers.js';

@Access('visitor')
@Controller('api/chat/sessions')
export class ChatSessionsController {
  constructor(private readonly chat: ChatClient) {}

  @Access('visitor', { anonymousIdIn: 'body' })
  @RateLimited('sessionCreation')
  @Post()
  async create(
    // The guard has found the id in it, so it is an object; chat is told the id by header.
    @Body() { anonymousSessionId: _, ...body }: Record<string, unknown>,
    @ForwardedHeaders() headers: ChatHeaders,
    @Res() reply: FastifyReply,
  ) {
    return answerPersonal(reply, await this.chat.send(chatCalls.createSession, { body, headers }));
  }

  @Get()
  async list(@ForwardedHeaders() headers: ChatHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.chat.send(chatCalls.listSessions, { headers }));
  }

  @Get(':id')
  async read(@Param('id') id: string, @ForwardedHeaders() headers: ChatHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.chat.send(chatCalls.readSession, { params: { id }, headers }));
  }

  @Delete(':id')
  async delete(
    @Param('id') id: string,
    @ForwardedHeaders() headers: ChatHeaders,
    @Res() reply: FastifyReply,
  ) {
    return answerPersonal(reply, await this.chat.send(chatCalls.deleteSession, { params: { id }, headers }));
  }
}
