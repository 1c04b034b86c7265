import { ServiceError } from '@parley/kit/http/service-error';

export const rasterErrors = {
  busy: () =>
    new ServiceError(
      503,
      { message: 'Too many pictures are being drawn right now. Please try again.' },
      { 'Retry-After': '2' },
    ),
} as const;
