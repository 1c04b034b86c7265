import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { CallDefinition } from '@parley/contracts/http/define-call';
import type { CallOptions } from '@parley/kit/http/internal-client';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import type { CallHeaders } from '../clients/caller-headers.js';
import { ChatClient, MODEL_TIMEOUT_MS } from '../clients/chat.client.js';
import { answerPersonal } from '../edge/answers.js';
import { passEventStream } from '../edge/event-stream.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { EVENT_STREAM, ForwardedHeaders } from '../edge/forwarded-headers.js';

interface TurnOptions extends CallOptions {
  headers: CallHeaders;
}

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
    return this.answerTurn(reply, chatCalls.sendMessage, { params: { id }, body, headers });
  }

  @RateLimited('chatSend')
  @Post('regenerate')
  async regenerate(
    @Param('id') id: string,
    @ForwardedHeaders() headers: CallHeaders,
    @Res() reply: FastifyReply,
  ) {
    return this.answerTurn(reply, chatCalls.regenerateReply, { params: { id }, headers });
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

  /** As one answer, or word by word when that is what the client takes. */
  private async answerTurn(reply: FastifyReply, call: CallDefinition, options: TurnOptions) {
    const asking = { ...options, timeoutMs: MODEL_TIMEOUT_MS };
    if (options.headers['accept'] === EVENT_STREAM) {
      return passEventStream(reply, (signal) => this.chat.stream(call, { ...asking, signal }));
    }
    return answerPersonal(reply, await this.chat.send(call, asking));
  }
}
