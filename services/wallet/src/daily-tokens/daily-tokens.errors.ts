import { ServiceError } from '@parley/kit/http/service-error';

export const dailyTokensErrors = {
  alreadyClaimed: (cooldownEnd: Date) =>
    new ServiceError(409, {
      message: 'Daily tokens already claimed',
      cooldownEndTime: cooldownEnd.toISOString(),
    }),
} as const;
