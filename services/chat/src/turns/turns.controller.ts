import { Body, Controller, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import { SendMessageRequest } from '@parley/contracts/chat/chat.requests';
import type { MessageDto } from '@parley/contracts/chat/message';
import { idempotencyKeyOf } from '@parley/kit/idempotency/idempotency-key';
import type { FastifyReply } from 'fastify';
import { FromCaller, type Caller } from '../caller/caller.js';
import { resumeOffset, streamReply } from './reply-stream.js';
import { TurnsService } from './turns.service.js';

@Controller()
export class TurnsController {
  constructor(private readonly turns: TurnsService) {}

  @Get(chatCalls.listMessages.path)
  listMessages(@Param('id') id: string, @FromCaller() caller: Caller): Promise<MessageDto[]> {
    return this.turns.listMessages(id, caller);
  }

  /** JSON when the turn has ended, or an event stream from its beginning on. */
  @Post(chatCalls.sendMessage.path)
  async send(
    @Param('id') id: string,
    @Body() { content }: SendMessageRequest,
    @FromCaller() caller: Caller,
    @Headers() headers: Record<string, string | undefined>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const turn = await this.turns.send(id, caller, content, idempotencyKeyOf(headers['idempotency-key']));
    if (headers['accept']?.includes('text/event-stream')) return streamReply(reply, turn, turn.reply, 0);
    const outcome = await turn.reply.ended();
    if ('error' in outcome) throw outcome.error;
    if (turn.isRepeat) reply.header('Idempotency-Hit', 'true');
    await reply.status(201).send(outcome.turn);
  }

  @Get(chatCalls.resumeReply.path)
  async resume(
    @Param('id') id: string,
    @FromCaller() caller: Caller,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const turn = await this.turns.resume(id, caller);
    streamReply(reply, turn, turn.reply, resumeOffset(lastEventId, turn.assistantMessageId));
  }

  @Post(chatCalls.stopReply.path)
  @HttpCode(200)
  async stop(@Param('id') id: string, @FromCaller() caller: Caller): Promise<{ stopped: boolean }> {
    return { stopped: await this.turns.stop(id, caller) };
  }
}
