import type { FindAccount } from 'oidc-provider';
import type { AccountsRepository } from '../accounts/accounts.repository.js';

/** An account as the provider tells clients about it. */
export function findAccountIn(accounts: AccountsRepository): FindAccount {
  return async (_ctx, id) => {
    const account = await accounts.findById(id);
    if (!account) return undefined;
    return {
      accountId: account.id,
      claims: () => ({
        sub: account.id,
        email: account.email,
        email_verified: account.emailVerified,
        given_name: account.firstName ?? undefined,
        family_name: account.lastName ?? undefined,
      }),
    };
  };
}
