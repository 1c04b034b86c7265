import { SetMetadata } from '@nestjs/common';

/**
 * `public`: anyone. `visitor`: an account, or an anonymous visitor who names itself by a UUID.
 * `user`: an account. `admin`: the administrator.
 */
export type AccessPolicy = 'public' | 'visitor' | 'user' | 'admin';

export interface AccessRule {
  policy: AccessPolicy;
  /** Where a REST call carries the anonymous id; in GraphQL it is always an argument. */
  anonymousIdIn: 'query' | 'body';
  /** A call that is about the anonymous id: without one it is malformed (400), not signed out (401). */
  needsAnonymousId: boolean;
  /** What somebody signed out gets: the answer 401, or the way to sign in where a person opens a page. */
  signedOut: 'refuse' | 'sign-in';
}

export const ACCESS = Symbol('access');

/** Says who may call a route or field. One without it is refused, and keeps the gateway from starting. */
export const Access = (
  policy: AccessPolicy,
  {
    anonymousIdIn = 'query',
    needsAnonymousId = false,
    signedOut = 'refuse',
  }: Partial<Omit<AccessRule, 'policy'>> = {},
): MethodDecorator & ClassDecorator =>
  SetMetadata(ACCESS, { policy, anonymousIdIn, needsAnonymousId, signedOut } satisfies AccessRule);
