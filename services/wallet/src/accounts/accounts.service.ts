import { Injectable } from '@nestjs/common';
import { isUuid } from '@parley/contracts/text/well-formed';
import type { AccountDto, AccountsPageDto } from '@parley/contracts/wallet/account';
import type { AccountsQuery, SignInRequest } from '@parley/contracts/wallet/wallet.requests';
import { WalletEnv } from '../env.js';
import { AccountDeletionRepository } from './account-deletion.repository.js';
import { accountErrors } from './account.errors.js';
import { toAccountDto } from './account.row.js';
import { type AccountsPage, AccountsRepository } from './accounts.repository.js';

@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly deletion: AccountDeletionRepository,
    private readonly env: WalletEnv,
  ) {}

  async signIn(person: SignInRequest): Promise<AccountDto> {
    return toAccountDto(await this.accounts.signIn(person, this.env.SIGNUP_TOKENS));
  }

  /** 404 for what is no account (any more). */
  async read(id: string): Promise<AccountDto> {
    const row = isUuid(id) ? await this.accounts.find(id) : null;
    if (!row) throw accountErrors.unknown();
    return toAccountDto(row);
  }

  async list({ limit, offset, search }: AccountsQuery): Promise<AccountsPageDto> {
    const { rows, total } = await this.find(search?.trim() ?? '', limit, offset);
    return { users: rows.map(toAccountDto), totalCount: total };
  }

  async delete(id: string): Promise<void> {
    if (!(await this.deletion.delete(id))) throw accountErrors.unknown();
  }

  private async find(search: string, limit: number, offset: number): Promise<AccountsPage> {
    if (!search) return this.accounts.listNewest(limit, offset);
    if (!isUuid(search)) return this.accounts.search(search, limit, offset);
    const row = await this.accounts.find(search);
    return { rows: row && offset === 0 ? [row] : [], total: row ? 1 : 0 };
  }
}
