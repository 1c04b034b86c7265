import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isUuid } from '@parley/contracts/text/well-formed';
import { ACCESS, type AccessRule } from './access.decorator.js';
import { accessErrors } from './access.errors.js';
import { type Caller, rememberCaller } from './caller.js';
import { type RequestParts, requestOf } from './request-parts.js';
import { SignedIn } from './signed-in.js';

/** Finds out who asks and lets through what the route's policy allows; denies where there is none. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly signedIn: SignedIn,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!rule) throw accessErrors.noPolicy();
    rememberCaller(context, await this.callerFor(rule, requestOf(context)));
    return true;
  }

  private async callerFor(rule: AccessRule, parts: RequestParts): Promise<Caller> {
    const { request } = parts;
    const address = request.ip;
    if (rule.policy === 'public') {
      // Nobody is looked up for what everybody may have; a bad token is told so wherever it is shown.
      await this.signedIn.ownerOfToken(request);
      return { address };
    }
    const userId = await this.signedIn.accountIdOf(request);
    if (userId === undefined && rule.policy === 'visitor') {
      return { anonymousId: anonymousIdIn(parts, rule), address };
    }
    if (userId === undefined) throw refusalOf(rule, request.routeOptions.url);
    if (rule.policy === 'admin' && !(await this.signedIn.isAdministrator(request))) {
      throw accessErrors.notAdministrator();
    }
    return { userId, address };
  }
}

function refusalOf({ signedOut }: AccessRule, path = '/') {
  return signedOut === 'sign-in' ? accessErrors.signInFirst(path) : accessErrors.signedOut();
}

function anonymousIdIn({ request, fieldArgs }: RequestParts, rule: AccessRule): string {
  const named = (fieldArgs ?? request[rule.anonymousIdIn]) as { anonymousSessionId?: unknown } | null;
  const anonymousId = named?.anonymousSessionId;
  // Nobody at all: an account whose session has ended is told so, and its client leads to the sign-in.
  if (anonymousId == null && !rule.needsAnonymousId) throw accessErrors.signedOut();
  if (!isUuid(anonymousId)) throw accessErrors.noAnonymousId();
  return anonymousId.toLowerCase();
}
