import { ServiceError } from '@parley/kit/http/service-error';

export const limitErrors = {
  tooMany: (retryAfterMs: number) =>
    new ServiceError(
      429,
      { message: 'Too many requests. Please wait a moment.' },
      { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterMs / 1_000))) },
    ),
} as const;
