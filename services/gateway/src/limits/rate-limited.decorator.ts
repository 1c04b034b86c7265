import { SetMetadata } from '@nestjs/common';
import type { RateLimitRule } from './limits.table.js';

/** Points that a call costs, by its body or its GraphQL arguments, before anything has validated them. */
export type CallPrice = (input: Record<string, unknown>) => number;

export interface RateLimited {
  rule: RateLimitRule;
  price: CallPrice | undefined;
}

export const RATE_LIMITED = Symbol('rate limited');

/** Counts a route against a rule of the limits' table instead of against the general one. */
export const RateLimited = (rule: RateLimitRule, price?: CallPrice): MethodDecorator =>
  SetMetadata(RATE_LIMITED, { rule, price } satisfies RateLimited);
