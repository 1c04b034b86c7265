import { pipeline, type Readable } from 'node:stream';
import type { CallAnswer } from '@parley/kit/http/internal-client';
import type { FastifyReply } from 'fastify';

/** Opens the upstream call; it is given up when the signal fires. */
export type OpenStream = (signal: AbortSignal) => Promise<CallAnswer<Readable>>;

/**
 * Passes a service's event stream on, byte by byte. When the browser leaves, only the call is given
 * up: the reply goes on in chat. When chat dies, the connection is cut, so that the client sees that
 * the reply is not over and resumes it.
 */
export async function passEventStream(reply: FastifyReply, open: OpenStream): Promise<void> {
  const { raw } = reply;
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  let answer: CallAnswer<Readable>;
  try {
    answer = await open(leaving.signal);
  } catch (error) {
    if (!leaving.signal.aborted) throw error;
    reply.hijack();
    return;
  }
  reply.hijack();
  raw.writeHead(answer.status, streamHeaders(reply, answer));
  raw.flushHeaders();
  pipeline(answer.body, raw, () => undefined);
}

function streamHeaders(reply: FastifyReply, { headers }: CallAnswer<Readable>) {
  const replayed = headers['idempotency-hit'];
  return {
    ...(reply.getHeaders() as Record<string, string>),
    // A turn that was stored before may come as JSON.
    'Content-Type': headers['content-type'] ?? 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    ...(replayed ? { 'Idempotency-Hit': replayed } : {}),
  };
}
