import { SetMetadata } from '@nestjs/common';

/**
 * `public`: anyone. `visitor`: an account, or an anonymous visitor who names itself by a UUID.
 */
export type AccessPolicy = 'public' | 'visitor';

export interface AccessRule {
  policy: AccessPolicy;
  /** Where a REST call carries the anonymous id; in GraphQL it is always an argument. */
  anonymousIdIn: 'query' | 'body';
}

export const ACCESS = Symbol('access');

/** Says who may call a route or field. One without it is refused, and keeps the gateway from starting. */
export const Access = (
  policy: AccessPolicy,
  { anonymousIdIn = 'query' }: Partial<Pick<AccessRule, 'anonymousIdIn'>> = {},
): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, { policy, anonymousIdIn } satisfies AccessRule);
