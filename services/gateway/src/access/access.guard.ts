import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isUuid } from '@parley/contracts/text/well-formed';
import { ACCESS, type AccessRule } from './access.decorator.js';
import { accessErrors } from './access.errors.js';
import { type Caller, rememberCaller } from './caller.js';
import { requestOf } from './request-parts.js';

/** Finds out who asks and lets through what the route's policy allows; denies where there is none. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!rule) throw accessErrors.noPolicy();
    rememberCaller(context, rule.policy === 'visitor' ? visitorOf(context, rule) : {});
    return true;
  }
}

function visitorOf(context: ExecutionContext, rule: AccessRule): Caller {
  const { request, fieldArgs } = requestOf(context);
  const named = (fieldArgs ?? request[rule.anonymousIdIn]) as { anonymousSessionId?: unknown } | null;
  const anonymousId = named?.anonymousSessionId;
  if (!isUuid(anonymousId)) throw accessErrors.noAnonymousId();
  return { anonymousId: anonymousId.toLowerCase() };
}
