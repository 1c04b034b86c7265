import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import type { ReplyStreamEvents } from '@parley/contracts/chat/reply-stream';
import type { FastifyReply } from 'fastify';
import type { ReadableTurn } from '../turns/turn-reader.js';
import type { Outcome } from './live-reply.js';
import { outcomeFor } from './outcome-for.js';

/** A reader this far behind is let go; it resumes where it stopped. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** A comment this often keeps proxies from closing a silent stream. */
const KEEP_ALIVE_MS = 15_000;

/**
 * Writes a reply to the caller as an event stream, from an offset on, until its end or until the
 * caller leaves. Raw writes: this runs for every few words of every reply.
 */
export function streamReply(reply: FastifyReply, turn: ReadableTurn, from: number): void {
  const { raw } = reply;
  const idOf = (offset: number) => `${turn.assistantMessageId}:${offset}`;
  reply.hijack();
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    ...(turn.isRepeat ? { 'idempotency-hit': 'true' } : {}),
    [CALLER_HEADERS.requestId]: String(reply.getHeader(CALLER_HEADERS.requestId) ?? ''),
  });
  raw.write(eventText('start', { userMessage: turn.userMessage }, idOf(from)));
  const keepAlive = setInterval(() => raw.write(':\n\n'), KEEP_ALIVE_MS);
  const stopReading = turn.reply.read(
    {
      onText: (text, end) => {
        raw.write(eventText('delta', { text }, idOf(end)));
        if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy();
      },
      onOutcome: (outcome) => {
        clearInterval(keepAlive);
        raw.end(outcomeText(outcomeFor(turn.caller, outcome), idOf));
      },
    },
    from,
  );
  raw.on('error', () => raw.destroy());
  raw.on('close', () => {
    clearInterval(keepAlive);
    stopReading();
  });
  // The caller left while the turn was being opened: there is no further "close" to wait for.
  if (raw.destroyed) {
    clearInterval(keepAlive);
    stopReading();
  }
}

function outcomeText(outcome: Outcome, idOf: (offset: number) => string): string {
  if ('error' in outcome) {
    const { message, status } = outcome.error;
    return eventText('error', { message, status }, idOf(0));
  }
  return eventText('done', outcome.turn, idOf(outcome.turn.assistantMessage?.content.length ?? 0));
}

function eventText<Name extends keyof ReplyStreamEvents>(
  name: Name,
  data: ReplyStreamEvents[Name],
  id: string,
): string {
  return `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The offset that a `Last-Event-ID` names in this reply; 0 for another reply's or an unreadable one. */
export function resumeOffset(lastEventId: string | undefined, assistantMessageId: string): number {
  const [messageId, offset] = (lastEventId ?? '').split(':');
  return messageId === assistantMessageId && /^\d{1,9}$/.test(offset ?? '') ? Number(offset) : 0;
}
