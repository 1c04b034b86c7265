import { ServiceError } from '@parley/kit/http/service-error';

export const accessTokenErrors = {
  /** Also for somebody else's, and for one that has expired. */
  unknown: () => new ServiceError(404, { message: 'Access token not found' }),
  tooMany: (limit: number) =>
    new ServiceError(409, { message: `An account can have ${limit} access tokens. Revoke one first.` }),
} as const;
