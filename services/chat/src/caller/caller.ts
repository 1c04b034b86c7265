import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import { isUuid } from '@parley/contracts/text/well-formed';
import { ServiceError } from '@parley/kit/http/service-error';
import type { FastifyRequest } from 'fastify';

/** Who asks: a signed-in account or an anonymous visitor, never both, as the gateway found out. */
export interface Caller {
  userId: string | null;
  /** UUID in lower case. */
  anonymousId: string | null;
}

/** The caller of a request; 400 when the gateway named none. */
export const FromCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const userId = headers[CALLER_HEADERS.userId];
  if (typeof userId === 'string' && userId) return { userId, anonymousId: null };
  const anonymousId = headers[CALLER_HEADERS.anonymousId];
  if (isUuid(anonymousId)) return { userId: null, anonymousId: anonymousId.toLowerCase() };
  throw new ServiceError(400, { message: 'anonymousSessionId must be a UUID' });
});

/** The id of the signed-in account that asks; 401 for everyone else. */
export const FromAccount = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const userId = context.switchToHttp().getRequest<FastifyRequest>().headers[CALLER_HEADERS.userId];
  if (typeof userId === 'string' && userId) return userId;
  throw new ServiceError(401, { message: 'Unauthorized' });
});
