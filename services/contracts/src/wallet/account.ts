/** What the wallet says with 404 about an account that is not there, or no more. */
export const ACCOUNT_NOT_FOUND = 'Account not found';

/** An account of Parley, whoever its issuer is. */
export interface AccountDto {
  /** Opaque. */
  id: string;
  /** Null when the issuer names none. */
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  tokens: number;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** The signed-in account as `GET /api/auth/user` answers it, and the user of the administration. */
export interface UserDto extends Omit<AccountDto, 'emailVerified'> {
  /** Computed by the gateway from the verified address, never stored. */
  isAdmin: boolean;
}

/** One page of accounts, the newest first. */
export interface AccountsPageDto {
  users: AccountDto[];
  totalCount: number;
}
