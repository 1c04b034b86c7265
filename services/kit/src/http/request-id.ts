import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { runInRequest } from '../context/request-context.js';

const USABLE_ID = /^[\w-]{8,64}$/;

/**
 * Gives every request an id, answers it as `X-Request-Id` and keeps it for logs and onward calls.
 * Only services behind the gateway take over the id they are sent.
 */
export function trackRequests(server: FastifyInstance, options: { trustInbound: boolean }): void {
  server.addHook('onRequest', (request, reply, done) => {
    const sent = request.headers[CALLER_HEADERS.requestId];
    const trusted = options.trustInbound && typeof sent === 'string' && USABLE_ID.test(sent);
    const requestId = trusted ? sent : uuidv7();
    reply.header('X-Request-Id', requestId);
    runInRequest({ requestId }, done);
  });
}
