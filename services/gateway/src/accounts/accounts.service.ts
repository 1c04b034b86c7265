import { Injectable } from '@nestjs/common';
import type { UserDto } from '@parley/contracts/wallet/account';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { ServiceError } from '@parley/kit/http/service-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.js';
import { SignedIn } from '../access/signed-in.js';
import { TokenOwners } from '../access/token-owners.js';
import { callerHeaders } from '../clients/caller-headers.js';
import { WalletClient } from '../clients/wallet.client.js';
import { GatewayEnv } from '../env.js';
import { Sessions } from '../session/sessions.js';
import { userOf } from './user-dto.js';

/** The account of who asks. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly env: GatewayEnv,
    private readonly signedIn: SignedIn,
    private readonly sessions: Sessions,
    private readonly tokens: TokenOwners,
    private readonly wallet: WalletClient,
  ) {}

  /**
   * Null for who is signed out, and only where that is certain: while it cannot be found out, this rejects. A
   * cookie that means nothing is left alone: by now the browser may have a newer one, from another tab.
   */
  async currentUser(request: FastifyRequest): Promise<UserDto | null> {
    const account = await this.signedIn.accountOf(request);
    return account && userOf(account, this.env.ADMIN_EMAIL);
  }

  /** Safe to repeat: an account that is gone already is signed out all the same. */
  async deleteAccount(caller: Caller, reply: FastifyReply): Promise<void> {
    try {
      await this.wallet.call(walletCalls.deleteAccount, { headers: callerHeaders(caller) });
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 401) throw error;
    }
    this.tokens.forgetAll();
    await this.sessions.endAllOf(caller.userId!);
    await this.sessions.end(reply);
  }
}
