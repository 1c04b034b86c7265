import { ServiceError } from '@parley/kit/http/service-error';

export const sessionErrors = {
  unknown: () => new ServiceError(404, { message: 'Chat session not found' }),
  denied: () => new ServiceError(403, { message: 'Access denied' }),
  unknownCharacter: () => new ServiceError(404, { message: 'Character not found' }),
  /** 402, not 403: the client takes 401 and 403 for a lost login. */
  locked: () => new ServiceError(402, { message: 'Character is locked' }),
  loginToUnlock: () => new ServiceError(401, { message: 'Log in to unlock' }),
  resetNeedsAnonymous: () => new ServiceError(403, { message: 'Only anonymous conversations can be reset' }),
} as const;
