import type { FastifyReply } from 'fastify';

/** @param retryAfterMs when to come back, for 429 and 503 */
export function sendPage(reply: FastifyReply, status: number, page: string, retryAfterMs?: number): void {
  if (retryAfterMs !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterMs / 1_000))));
  }
  void reply.status(status).type('text/html; charset=utf-8').send(page);
}
