import { chatCalls } from '@parley/contracts/chat/chat.calls';
import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ANONYMOUS_ID, type ChatCall } from './fake-chat.js';
import type { FakeService } from './fake-service.js';
import { ADA } from './fake-wallet.js';

/** Calls that need no conversation. */
const OPEN: ReadonlySet<ChatCall> = new Set([
  'createSession',
  'listSessions',
  'adoptSessions',
  'exportSessions',
  'anonymousStatus',
  'askDemo',
  'readInvariants',
]);

/** From here on every conversation is the one visitor's or Ada's, as the caller headers say. */
export function ownChats(chat: FakeService<ChatCall>): void {
  for (const name of Object.keys(chatCalls) as ChatCall[]) {
    if (!OPEN.has(name)) chat.handle(name, (request, reply) => forOwner(request, reply));
  }
}

function forOwner({ headers }: FastifyRequest, reply: FastifyReply) {
  const isOwner = headers[CALLER_HEADERS.userId]
    ? headers[CALLER_HEADERS.userId] === ADA.id
    : headers[CALLER_HEADERS.anonymousId] === ANONYMOUS_ID;
  return isOwner ? reply.status(204).send() : reply.status(403).send({ message: 'Access denied' });
}
