import type { ErrorBody } from '@parley/contracts/http/error-body';

/**
 * The one exception of Parley: a status and the JSON body that the caller sees. Features keep
 * their errors in one table each and throw these.
 */
export class ServiceError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Record<string, string> = {},
  ) {
    super(body.message);
    this.name = 'ServiceError';
  }
}

/** Errors that no feature owns. Texts of 5xx carry no digit: the client's write retry looks for one. */
export const commonErrors = {
  notFound: () => new ServiceError(404, { message: 'Not found' }),
  tooLarge: () => new ServiceError(413, { message: 'The request is too large.' }),
  notJson: () => new ServiceError(415, { message: 'The body must be JSON.' }),
  malformed: (message: string) => new ServiceError(400, { message }),
  internal: () => new ServiceError(500, { message: 'Something went wrong on our side. Please try again.' }),
  notReady: () => new ServiceError(503, { message: 'Parley is not ready right now. Please try again.' }),
  tookTooLong: () => new ServiceError(504, { message: 'This took too long. Please try again later.' }),
} as const;
