import { ServiceError } from '../http/service-error.js';

export const idempotencyErrors = {
  unusableKey: () =>
    new ServiceError(400, { message: 'Idempotency-Key must be 1 to 200 printable characters.' }),
  otherPayload: () =>
    new ServiceError(422, { message: 'This Idempotency-Key was used for another request.' }),
  stillRunning: () => new ServiceError(409, { message: 'The same request is still being worked on.' }),
} as const;
