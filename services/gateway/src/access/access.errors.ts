import { ServiceError } from '@parley/kit/http/service-error';

export const accessErrors = {
  noAnonymousId: () => new ServiceError(400, { message: 'anonymousSessionId must be a UUID' }),
  signedOut: () => new ServiceError(401, { message: 'Unauthorized' }),
  badAccessToken: () =>
    new ServiceError(
      401,
      { message: 'The access token is not valid' },
      { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    ),
  notAdministrator: () => new ServiceError(403, { message: 'Admin privileges required' }),
  crossSite: () => new ServiceError(403, { message: 'Cross-site requests are not allowed' }),
  noPolicy: () => new ServiceError(403, { message: 'Access denied' }),
  /** For what a person opens in the browser: they come back to it signed in. */
  signInFirst: (path: string) =>
    new ServiceError(
      303,
      { message: 'Unauthorized' },
      { Location: `/api/login?returnTo=${encodeURIComponent(path)}` },
    ),
} as const;
