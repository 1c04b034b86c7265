import { Injectable } from '@nestjs/common';
import type { AccountDto } from '@parley/contracts/wallet/account';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { ServiceError } from '@parley/kit/http/service-error';
import type { FastifyRequest } from 'fastify';
import { TokenOwners } from './token-owners.js';
import { WalletClient } from '../clients/wallet.client.js';
import { GatewayEnv } from '../env.js';
import { Sessions } from '../session/sessions.js';
import { accessTokenOf } from './access-token.js';
import { isAdministrator } from './administrator.js';

/**
 * Who is signed in: the owner of the access token that a request shows, else the account of its
 * session. A request that brings neither is nobody's, and nobody is asked about it.
 */
@Injectable()
export class SignedIn {
  private readonly accounts = new WeakMap<FastifyRequest, Promise<AccountDto | null>>();

  constructor(
    private readonly env: GatewayEnv,
    private readonly sessions: Sessions,
    private readonly tokens: TokenOwners,
    private readonly wallet: WalletClient,
  ) {}

  async accountIdOf(request: FastifyRequest): Promise<string | undefined> {
    const owner = await this.ownerOfToken(request);
    return owner ? owner.id : (await this.sessions.find(request))?.accountId;
  }

  /** The owner of the access token; null without one. Throws 401 on one that is no good. */
  async ownerOfToken(request: FastifyRequest): Promise<AccountDto | null> {
    const token = accessTokenOf(request.headers);
    return token === undefined ? null : this.tokens.ownerOf(token, request.ip);
  }

  /** The account as the wallet has it; null for nobody, and for a session whose account is gone. */
  accountOf(request: FastifyRequest): Promise<AccountDto | null> {
    const known = this.accounts.get(request);
    if (known) return known;
    const asking = this.readAccount(request);
    this.accounts.set(request, asking);
    return asking;
  }

  /** By the account as it is now, so that who is no longer the administrator has no old session as one. */
  async isAdministrator(request: FastifyRequest): Promise<boolean> {
    const account = await this.accountOf(request);
    return account !== null && isAdministrator(account, this.env.ADMIN_EMAIL);
  }

  private async readAccount(request: FastifyRequest): Promise<AccountDto | null> {
    const owner = await this.ownerOfToken(request);
    if (owner) return owner;
    const session = await this.sessions.find(request);
    if (!session) return null;
    try {
      return await this.wallet.call(walletCalls.readAccount, { params: { id: session.accountId } });
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return null;
      throw error;
    }
  }
}
