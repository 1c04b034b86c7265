import { ServiceError } from '@parley/kit/http/service-error';

export const unlockErrors = {
  /** Also for one that is not published. */
  unknownCharacter: () => new ServiceError(404, { message: 'Character not found' }),
  /** 402, not 403: the client takes 401 and 403 for a lost login. */
  notEnoughTokens: () => new ServiceError(402, { message: 'Not enough tokens' }),
  notUnlocked: () => new ServiceError(404, { message: 'Character is not unlocked' }),
} as const;
