import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { idempotencyKeyOf } from '@parley/kit/idempotency/idempotency-key';
import type { FastifyRequest } from 'fastify';
import { type Caller, callerOf } from '../access/caller.js';
import { type CallHeaders, callerHeaders } from '../clients/caller-headers.js';

const JSON_TYPE = 'application/json';
export const EVENT_STREAM = 'text/event-stream';

/**
 * All that a service learns of a request's headers: who asks, and the few of the client's own that it
 * may send on. Injected into a controller's method.
 */
export const ForwardedHeaders = createParamDecorator((_: unknown, context: ExecutionContext): CallHeaders => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    ...callerHeaders(callerOf(context)),
    accept: headers.accept?.includes(EVENT_STREAM) ? EVENT_STREAM : JSON_TYPE,
    'idempotency-key': headers['idempotency-key'] as string | undefined,
    'last-event-id': headers['last-event-id'] as string | undefined,
  };
});

/** The same of a GraphQL mutation, whose key is an argument and may hold what no header could. */
export function mutationHeaders(caller: Caller, idempotencyKey?: string | null): CallHeaders {
  return { ...callerHeaders(caller), 'idempotency-key': idempotencyKeyOf(idempotencyKey ?? undefined) };
}
