import type { AccountDto, UserDto } from '@parley/contracts/wallet/account';
import { isAdministrator } from '../access/administrator.js';

/** An account as people see it: named keys only, so that what the wallet adds for itself stays inside. */
export function userOf(account: AccountDto, adminEmail: string): UserDto {
  const { id, email, firstName, lastName, tokens, createdAt } = account;
  const isAdmin = isAdministrator(account, adminEmail);
  return { id, email, firstName, lastName, tokens, isAdmin, createdAt };
}
