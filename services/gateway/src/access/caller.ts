import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf } from './request-parts.js';

/** Who asks, as the server found it out. Nothing in it is believed from a header of the request. */
export interface Caller {
  /** The signed-in account. */
  userId?: string;
  /** The UUID of an anonymous visitor, in lower case. */
  anonymousId?: string;
  /** Where the request came from, as far as proxies before us are believed. */
  address: string;
}

const callers = new WeakMap<object, Caller>();

/** Keeps what the guard computed: per request, and in GraphQL per field, whose arguments name the visitor. */
export function rememberCaller(context: ExecutionContext, caller: Caller): void {
  callers.set(requestOf(context).scope, caller);
}

export function callerOf(context: ExecutionContext): Caller {
  const caller = callers.get(requestOf(context).scope);
  if (!caller) throw new Error('No guard has computed the caller.');
  return caller;
}

/** Injects the {@link Caller} into a controller's or resolver's method. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context),
);
