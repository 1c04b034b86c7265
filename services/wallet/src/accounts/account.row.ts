import type { AccountDto } from '@parley/contracts/wallet/account';

/** An account as the statements here return it. */
export interface AccountRow extends Omit<AccountDto, 'createdAt'> {
  createdAt: Date;
}

/** Selects an {@link AccountRow} from `accounts a`, but for the balance, which has more than one source. */
export const PROFILE_COLUMNS = `
  a.id, a.email, a.email_verified AS "emailVerified", a.first_name AS "firstName",
  a.last_name AS "lastName", a.created_at AS "createdAt"`;

export function toAccountDto({ createdAt, ...same }: AccountRow): AccountDto {
  return { ...same, createdAt: createdAt.toISOString() };
}
