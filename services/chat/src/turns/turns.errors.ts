import { ServiceError } from '@parley/kit/http/service-error';

export const turnErrors = {
  busy: () => new ServiceError(409, { message: 'A reply is still being written.' }),
  limitReached: () => new ServiceError(403, { message: 'Message limit reached', limitReached: true }),
  characterLeft: () => new ServiceError(409, { message: 'This character has left Parley.' }),
  notNewest: () => new ServiceError(409, { message: 'Only the newest message can be replaced' }),
  nothingToRegenerate: () => new ServiceError(409, { message: 'There is no message to answer again.' }),
  nothingToResume: () => new ServiceError(404, { message: 'There is no reply to resume.' }),
  /** Safe to retry; as every 5xx text without a digit. */
  unavailable: () =>
    new ServiceError(503, { message: 'The character is unavailable right now. Please try again.' }),
  tookTooLong: () => new ServiceError(504, { message: 'The character took too long to answer.' }),
  /** The conversation was reset or deleted under a running reply. */
  cancelled: () => new ServiceError(409, { message: 'The conversation was reset.' }),
} as const;

/** How a failed turn is stored, and which error it stands for. */
export const FAILURES = {
  unavailable: turnErrors.unavailable,
  'took-too-long': turnErrors.tookTooLong,
  cancelled: turnErrors.cancelled,
} as const;
export type Failure = keyof typeof FAILURES;
