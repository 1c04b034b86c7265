import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Draining } from '@parley/kit/boot/draining';
import type { FastifyReply } from 'fastify';
import { openAiErrors } from '../errors/openai.errors.js';
import type { Fault } from '../faults/fault.js';
import { FaultDesk } from '../faults/fault-desk.js';
import { Pace, type PaceSetting } from '../pace/pace.js';
import { complete, toCompletionBody } from './completion.js';
import { renderStream } from './completion-chunks.js';
import type { CompletionRequest } from './completion-request.js';
import { CompletionStream, type StreamBreak } from './completion-stream.js';
import { StreamTicker } from './stream-ticker.js';

const EVENT_STREAM = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
};
/** Odd and even garbage: what cannot be parsed, and what parses to something else. */
const GARBAGE = [
  'data: {"id":"chatcmpl-\n\ndata: <html>\n\n',
  'data: {"object":"chat.completion.chunk","choices":"none"}\n\n',
];

/** Answers completions: as a stream or in one piece, at the set pace, with the fault that was ordered. */
@Injectable()
export class CompletionsService {
  private readonly stalled = new Set<{ abandon: () => void }>();
  private garbled = 0;

  constructor(
    private readonly desk: FaultDesk,
    private readonly pace: Pace,
    private readonly ticker: StreamTicker,
    draining: Draining,
  ) {
    // Stalled connections would hold up the shutdown until its deadline.
    draining.register(async () => this.stalled.forEach((stream) => stream.abandon()));
  }

  async answer(request: CompletionRequest, reply: FastifyReply): Promise<void> {
    const fault = this.desk.take();
    if (fault?.kind === 'status-429') throw openAiErrors.rateLimited(fault.retryAfterMs);
    if (fault?.kind === 'status-500') throw openAiErrors.failed();
    if (request.isStreamed) this.stream(request, reply, fault);
    else await this.sendWhole(request, reply, fault);
  }

  private stream(request: CompletionRequest, reply: FastifyReply, fault: Fault | null): void {
    const script = renderStream(complete(request), request.wantsUsage);
    const breaks = fault && this.breakOf(fault);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...EVENT_STREAM });
    const stream = new CompletionStream(raw, script, this.paceWith(fault), this.ticker, breaks);
    if (breaks?.instead === 'stall') this.keepStalled(stream, reply);
    stream.start();
  }

  /** Nobody watches these words come, so only the first token's time is waited for. */
  private async sendWhole(
    request: CompletionRequest,
    reply: FastifyReply,
    fault: Fault | null,
  ): Promise<void> {
    if (fault?.kind === 'stall') {
      reply.hijack();
      return this.keepStalled({ abandon: () => reply.raw.destroy() }, reply);
    }
    const body = toCompletionBody(complete(request));
    await sleep(this.paceWith(fault).firstTokenMs);
    if (fault?.kind === 'cut') {
      reply.hijack();
      reply.raw.destroy();
    } else if (fault?.kind === 'garbage') {
      await reply.type('application/json').send('{"id":"chatcmpl-');
    } else {
      await reply.send(body);
    }
  }

  private paceWith(fault: Fault | null): PaceSetting {
    const { current } = this.pace;
    return fault?.kind === 'slow' ? { ...current, firstTokenMs: fault.delayMs } : current;
  }

  private breakOf({ kind, afterTokens }: Fault): StreamBreak | null {
    if (kind === 'stall' || kind === 'cut') return { afterTokens, instead: kind };
    if (kind !== 'garbage') return null;
    const write = GARBAGE[this.garbled % GARBAGE.length]!;
    this.garbled += 1;
    return { afterTokens, instead: { write } };
  }

  private keepStalled(stream: { abandon: () => void }, { raw }: FastifyReply): void {
    this.stalled.add(stream);
    raw.on('close', () => this.stalled.delete(stream));
  }
}
