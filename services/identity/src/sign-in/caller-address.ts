import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import type { FastifyRequest } from 'fastify';

/** The visitor’s, as the gateway says it. */
export function addressOf(request: FastifyRequest): string {
  const told = request.headers[CALLER_HEADERS.address];
  return typeof told === 'string' && told !== '' ? told : request.ip;
}
