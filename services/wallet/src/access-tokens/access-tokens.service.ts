import { Injectable } from '@nestjs/common';
import { isUuid } from '@parley/contracts/text/well-formed';
import type { AccessTokenDto, NewAccessTokenDto } from '@parley/contracts/wallet/access-token';
import type { AccountDto } from '@parley/contracts/wallet/account';
import type { AccessTokenRequest } from '@parley/contracts/wallet/wallet.requests';
import { v7 as uuidv7 } from 'uuid';
import { accountErrors } from '../accounts/account.errors.js';
import { toAccountDto } from '../accounts/account.row.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { accessTokenErrors } from './access-token.errors.js';
import { endingOf, hashOf, newSecret } from './access-token.rules.js';
import { type AccessTokenRow, AccessTokensRepository } from './access-tokens.repository.js';

const MAX_TOKENS = 20;

@Injectable()
export class AccessTokensService {
  constructor(
    private readonly tokens: AccessTokensRepository,
    private readonly ledger: LedgerService,
  ) {}

  async list(accountId: string): Promise<AccessTokenDto[]> {
    const rows = await this.tokens.list(accountId);
    // Nothing is left of a deleted account: then it is asked for, and refused.
    if (rows.length === 0) await this.ledger.readTokens(accountId);
    return rows.map(toDto);
  }

  /** The only answer that ever holds the secret. */
  async create(accountId: string, request: AccessTokenRequest): Promise<NewAccessTokenDto> {
    const secret = newSecret();
    const token = { ...request, id: uuidv7(), ending: endingOf(secret), hash: hashOf(secret) };
    const made = await this.tokens.create(accountId, token, MAX_TOKENS);
    if (made === 'no-account') throw accountErrors.unknown();
    if (made === 'too-many') throw accessTokenErrors.tooMany(MAX_TOKENS);
    return { ...toDto(made), secret };
  }

  async revoke(accountId: string, id: string): Promise<void> {
    if (!isUuid(id) || !(await this.tokens.delete(accountId, id))) throw accessTokenErrors.unknown();
  }

  /** The account whose token it is. */
  async resolve(hash: string): Promise<AccountDto> {
    const owner = await this.tokens.resolve(hash);
    if (!owner) throw accessTokenErrors.unknown();
    return toAccountDto(owner);
  }
}

function toDto({ createdAt, expiresAt, lastUsedAt, ...same }: AccessTokenRow): AccessTokenDto {
  return {
    ...same,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
