import { ServiceError } from '@parley/kit/http/service-error';

export const characterErrors = {
  /** Also for drafts, archived characters and ids that no character can have. */
  unknown: () => new ServiceError(404, { message: 'Character not found' }),
} as const;
