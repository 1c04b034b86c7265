import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access/caller.js';
import { callerHeaders } from '../clients/chat.client.js';

export type ChatHeaders = Record<string, string | undefined>;

const JSON_TYPE = 'application/json';
export const EVENT_STREAM = 'text/event-stream';

/**
 * All that chat learns of a request's headers: who asks, and the few of the client's own that it
 * may send on. Injected into a chat controller's method.
 */
export const ForwardedHeaders = createParamDecorator((_: unknown, context: ExecutionContext): ChatHeaders => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    ...callerHeaders(callerOf(context)),
    accept: headers.accept?.includes(EVENT_STREAM) ? EVENT_STREAM : JSON_TYPE,
    'idempotency-key': headers['idempotency-key'] as string | undefined,
    'last-event-id': headers['last-event-id'] as string | undefined,
  };
});
