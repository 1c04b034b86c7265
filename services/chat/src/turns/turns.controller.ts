import { Body, Controller, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import { SendMessageRequest } from '@parley/contracts/chat/chat.requests';
import type { MessageDto } from '@parley/contracts/chat/message';
import { idempotencyKeyOf } from '@parley/kit/idempotency/idempotency-key';
import type { FastifyReply } from 'fastify';
import { FromCaller, type Caller } from '../caller/caller.js';
import { outcomeFor } from '../replies/outcome-for.js';
import { resumeOffset, streamReply } from '../replies/reply-stream.js';
import type { ReadableTurn } from './turn-reader.js';
import { TurnsService } from './turns.service.js';

type RequestHeaders = Record<string, string | undefined>;

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
    @Body() { content, replaces }: SendMessageRequest,
    @FromCaller() caller: Caller,
    @Headers() headers: RequestHeaders,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = idempotencyKeyOf(headers['idempotency-key']);
    const turn = await this.turns.send(id, caller, { content, replaces: replaces ?? null }, key);
    await answerWith(turn, headers, reply);
  }

  /** Answers like {@link send}. */
  @Post(chatCalls.regenerateReply.path)
  async regenerate(
    @Param('id') id: string,
    @FromCaller() caller: Caller,
    @Headers() headers: RequestHeaders,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const turn = await this.turns.regenerate(id, caller, idempotencyKeyOf(headers['idempotency-key']));
    await answerWith(turn, headers, reply);
  }

  @Get(chatCalls.resumeReply.path)
  async resume(
    @Param('id') id: string,
    @FromCaller() caller: Caller,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const turn = await this.turns.resume(id, caller);
    streamReply(reply, turn, resumeOffset(lastEventId, turn.assistantMessageId));
  }

  @Post(chatCalls.stopReply.path)
  @HttpCode(200)
  async stop(@Param('id') id: string, @FromCaller() caller: Caller): Promise<{ stopped: boolean }> {
    return { stopped: await this.turns.stop(id, caller) };
  }
}

async function answerWith(turn: ReadableTurn, headers: RequestHeaders, reply: FastifyReply): Promise<void> {
  if (headers['accept']?.includes('text/event-stream')) return streamReply(reply, turn, 0);
  const outcome = outcomeFor(turn.caller, await turn.reply.ended());
  if ('error' in outcome) throw outcome.error;
  if (turn.isRepeat) reply.header('Idempotency-Hit', 'true');
  await reply.status(201).send(outcome.turn);
}
