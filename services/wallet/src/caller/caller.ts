import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import { isUuid } from '@parley/contracts/text/well-formed';
import type { FastifyRequest } from 'fastify';
import { accountErrors } from '../accounts/account.errors.js';

/** The id of the account that asks, as the gateway found out; 401 when it named none. */
export const FromCaller = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const id = context.switchToHttp().getRequest<FastifyRequest>().headers[CALLER_HEADERS.userId];
  if (!id) throw accountErrors.unauthorized();
  if (!isUuid(id)) throw accountErrors.unknown();
  return id;
});
