import { ServiceError } from '@parley/kit/http/service-error';

export const accessErrors = {
  noAnonymousId: () => new ServiceError(400, { message: 'anonymousSessionId must be a UUID' }),
  crossSite: () => new ServiceError(403, { message: 'Cross-site requests are not allowed' }),
  noPolicy: () => new ServiceError(403, { message: 'Access denied' }),
} as const;
