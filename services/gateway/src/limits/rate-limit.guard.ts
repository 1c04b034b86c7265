import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { callerOf } from '../access/caller.js';
import { requestOf } from '../access/request-parts.js';
import { RATE_LIMITED, type RateLimited } from './rate-limited.decorator.js';
import { RateLimits } from './rate-limits.js';

/**
 * Counts every REST call against its rule, and those GraphQL fields that have one; the GraphQL
 * request around them has been counted as a general call already.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const limited = this.reflector.get<RateLimited | undefined>(RATE_LIMITED, context.getHandler());
    const { request, fieldArgs } = requestOf(context);
    if (!limited && fieldArgs) return true;
    const points = limited?.price?.(fieldArgs ?? (request.body as Record<string, unknown>) ?? {}) ?? 1;
    return this.limits.spend(limited?.rule ?? 'general', callerOf(context), points)?.then(() => true) ?? true;
  }
}
