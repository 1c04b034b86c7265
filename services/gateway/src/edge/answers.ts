import { isKnown, weakEtag } from '@parley/kit/http/etag';
import type { CallAnswer } from '@parley/kit/http/internal-client';
import type { FastifyReply } from 'fastify';

const JSON_TYPE = 'application/json; charset=utf-8';
const PERSONAL_CACHING = 'private, no-store';
const PUBLIC_CACHING = 'public, max-age=60, stale-while-revalidate=300';
const NO_CONTENT = 204;

/** Passes on what everybody may read and keep: with an ETag, as 304 to who has it already. */
export function answerPublic(reply: FastifyReply, { status, body }: CallAnswer<string>): FastifyReply {
  const etag = weakEtag(body);
  reply.headers({ 'Cache-Control': PUBLIC_CACHING, ETag: etag });
  if (isKnown(etag, reply.request.headers['if-none-match'])) return reply.status(304).send();
  return reply.status(status).type(JSON_TYPE).send(body);
}

/** Passes on what is the caller's alone, as the service said it. */
export function answerPersonal(
  reply: FastifyReply,
  { status, headers, body }: CallAnswer<string>,
): FastifyReply {
  const replayed = headers['idempotency-hit'];
  if (replayed) reply.header('Idempotency-Hit', replayed);
  reply.status(status).header('Cache-Control', PERSONAL_CACHING);
  return status === NO_CONTENT ? reply.send() : reply.type(JSON_TYPE).send(body);
}

/** {@link answerPersonal} for what the gateway itself has put together. */
export function answerOwn(reply: FastifyReply, value: unknown, status = 200): FastifyReply {
  return answerPersonal(reply, { status, headers: {}, body: JSON.stringify(value) });
}

/** What is the caller's alone and no JSON. */
export function asPersonal(reply: FastifyReply): FastifyReply {
  return reply.header('Cache-Control', PERSONAL_CACHING);
}
