import { Injectable } from '@nestjs/common';
import { Passwords } from '../passwords/passwords.js';
import { normalizeEmail, normalizeName, type SignUpForm } from './account.rules.js';
import type { AccountRow } from './account.row.js';
import { AccountsRepository } from './accounts.repository.js';

@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly passwords: Passwords,
  ) {}

  /** The account of this address and password. An unknown address takes as long as a wrong password. */
  async authenticate(email: string, password: string): Promise<AccountRow | undefined> {
    const account = await this.accounts.findByEmail(normalizeEmail(email));
    const { matches, renewed } = await this.passwords.check(password, account?.passwordHash);
    if (!account || !matches) return undefined;
    if (renewed) await this.accounts.renewHash(account.id, account.passwordHash, renewed);
    return account;
  }

  findByEmail(email: string): Promise<AccountRow | undefined> {
    return this.accounts.findByEmail(normalizeEmail(email));
  }

  /** Undefined when the address is taken. */
  async createAccount(form: SignUpForm): Promise<AccountRow | undefined> {
    return this.accounts.create({
      email: normalizeEmail(form.email),
      // Nobody was asked to prove that the address is theirs.
      emailVerified: false,
      passwordHash: await this.passwords.hash(form.password),
      firstName: normalizeName(form.firstName),
      lastName: normalizeName(form.lastName),
    });
  }
}
