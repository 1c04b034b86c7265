import { ServiceError } from '@parley/kit/http/service-error';

export const accountErrors = {
  /** The client takes it for a lost login, which it is. */
  deleted: () => new ServiceError(401, { message: 'Unauthorized' }),
} as const;
