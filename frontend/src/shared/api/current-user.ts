import type { UserDto } from '@parley/contracts/wallet/account';

/** The signed-in account as `GET /api/auth/user` answers it. */
export type CurrentUser = UserDto;
