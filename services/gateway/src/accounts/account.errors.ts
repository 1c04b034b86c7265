import { ServiceError } from '@parley/kit/http/service-error';

export const accountErrors = {
  tooMuchToCollect: () =>
    new ServiceError(422, {
      message: 'There is too much for one answer: download it from /api/user/export.',
    }),
} as const;
