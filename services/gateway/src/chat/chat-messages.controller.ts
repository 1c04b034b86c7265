import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import type { CallHeaders } from '../clients/caller-headers.js';
import { ChatClient, MODEL_TIMEOUT_MS } from '../clients/chat.client.js';
import { answerPersonal } from '../edge/answers.js';
import { passEventStream } from '../edge/event-stream.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { EVENT_STREAM, ForwardedHeaders } from '../edge/forwarded-headers.js';

@Access('visitor')
@Controller('api/chat/sessions/:id')
export class ChatMessagesController {
  constructor(private readonly chat: ChatClient) {}

  @Get('messages')
  async list(@Param('id') id: string, @ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.chat.send(chatCalls.listMessages, { params: { id }, headers }));
  }

  @RateLimited('chatSend')
  @Post('messages')
  async send(
    @Param('id') id: string,
    @Body() body: unknown,
    @ForwardedHeaders() headers: CallHeaders,
    @Res() reply: FastifyReply,
  ) {
    const options = { params: { id }, body, headers, timeoutMs: MODEL_TIMEOUT_MS };
    if (headers['accept'] === EVENT_STREAM) {
      return passEventStream(reply, (signal) =>
        this.chat.stream(chatCalls.sendMessage, { ...options, signal }),
      );
    }
    return answerPersonal(reply, await this.chat.send(chatCalls.sendMessage, options));
  }

  @Delete('messages')
  async reset(@Param('id') id: string, @ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.chat.send(chatCalls.resetSession, { params: { id }, headers }));
  }

  @RateLimited('chatResume')
  @Get('stream')
  resume(@Param('id') id: string, @ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    const options = {
      params: { id },
      headers: { ...headers, accept: EVENT_STREAM },
      timeoutMs: MODEL_TIMEOUT_MS,
    };
    return passEventStream(reply, (signal) =>
      this.chat.stream(chatCalls.resumeReply, { ...options, signal }),
    );
  }

  @Post('stop')
  async stop(@Param('id') id: string, @ForwardedHeaders() headers: CallHeaders, @Res() reply: FastifyReply) {
    return answerPersonal(reply, await this.chat.send(chatCalls.stopReply, { params: { id }, headers }));
  }
}
