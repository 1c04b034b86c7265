import { ServiceError } from '@parley/kit/http/service-error';

export const historicalEventErrors = {
  /** Also for drafts, archived events and ids that no event can have. */
  unknown: () => new ServiceError(404, { message: 'Event not found' }),
} as const;
