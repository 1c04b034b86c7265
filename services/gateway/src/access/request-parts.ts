import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { GraphqlContext } from '../graphql/graphql.context.js';

export interface RequestParts {
  request: FastifyRequest;
  /** The arguments of a GraphQL field; undefined for a REST call. */
  fieldArgs?: Record<string, unknown>;
  /** What this one call is known by: the request, or the field of a GraphQL request being resolved. */
  scope: object;
}

/** The parts that guards look at, the same way for both surfaces. */
export function requestOf(context: ExecutionContext): RequestParts {
  if (context.getType<string>() !== 'graphql') {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return { request, scope: request };
  }
  const [, fieldArgs, { request }, info] =
    context.getArgs<[unknown, Record<string, unknown>, GraphqlContext, object]>();
  return { request, fieldArgs, scope: info };
}
