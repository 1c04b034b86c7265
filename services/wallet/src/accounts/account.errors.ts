import { ACCOUNT_NOT_FOUND } from '@parley/contracts/wallet/account';
import { ServiceError } from '@parley/kit/http/service-error';

export const accountErrors = {
  unauthorized: () => new ServiceError(401, { message: 'Unauthorized' }),
  /** Also for those that were deleted. */
  unknown: () => new ServiceError(404, { message: ACCOUNT_NOT_FOUND }),
} as const;
