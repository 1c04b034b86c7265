import type { AccountDto } from '@parley/contracts/wallet/account';

/**
 * The one place that says who the administrator is: whose address equals `ADMIN_EMAIL` and is theirs,
 * as the issuer has verified. Signing up with that address is not enough.
 */
export function isAdministrator(
  { email, emailVerified }: Pick<AccountDto, 'email' | 'emailVerified'>,
  adminEmail: string,
): boolean {
  return emailVerified && email?.toLowerCase() === adminEmail.toLowerCase();
}
