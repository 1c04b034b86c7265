import { isKnown } from '@parley/kit/http/etag';
import type { FastifyReply } from 'fastify';
import type { Picture } from './picture.js';

/** The address says all that is drawn, and by which version: what it names never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Opened by itself, an SVG is a document: it may style itself and do nothing else. */
const ONLY_STYLE = "default-src 'none'; style-src 'unsafe-inline'";

export function answerPicture(reply: FastifyReply, { bytes, type, etag }: Picture): FastifyReply {
  reply.headers({
    'Cache-Control': FOR_EVER,
    ETag: etag,
    'Content-Security-Policy': ONLY_STYLE,
    'X-Content-Type-Options': 'nosniff',
  });
  if (isKnown(etag, reply.request.headers['if-none-match'])) return reply.status(304).send();
  return reply.type(type).send(bytes);
}
