import { Injectable } from '@nestjs/common';
import type { AccountDto } from '@parley/contracts/wallet/account';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { ServiceError } from '@parley/kit/http/service-error';
import { accessErrors } from './access.errors.js';
import { isAdministrator } from './administrator.js';
import { RecentAnswers } from '../cache/recent-answers.js';
import { WalletClient } from '../clients/wallet.client.js';
import { secretHash } from '../edge/opaque-id.js';
import { GatewayEnv } from '../env.js';
import { RateLimits } from '../limits/rate-limits.js';

const SECRET = /^parley_pat_[\w-]{43}$/;
/** So long a revoked token may still work elsewhere than where it was revoked. */
const KEEP_MS = 10_000;
const MAX_KEPT = 1_000;

/** Whose a personal access token is. The secret itself goes no further than here. */
@Injectable()
export class TokenOwners {
  private recent = new RecentAnswers<AccountDto | null>(MAX_KEPT);

  constructor(
    private readonly env: GatewayEnv,
    private readonly wallet: WalletClient,
    private readonly limits: RateLimits,
  ) {}

  /** Throws 401 unless it is a good one and its owner is the administrator today. */
  async ownerOf(secret: string, address: string): Promise<AccountDto> {
    if (!SECRET.test(secret)) throw accessErrors.badAccessToken();
    const hash = secretHash(secret);
    const owner = await this.recent.find(
      hash,
      () => this.resolve(hash, address),
      () => KEEP_MS,
    );
    if (!owner || !isAdministrator(owner, this.env.ADMIN_EMAIL)) throw accessErrors.badAccessToken();
    return owner;
  }

  /** After one has been revoked, or its owner has gone: which of those kept it was, nobody here knows. */
  forgetAll(): void {
    this.recent = new RecentAnswers(MAX_KEPT);
  }

  private async resolve(hash: string, address: string): Promise<AccountDto | null> {
    await this.limits.spend('accessTokens', { address });
    try {
      return await this.wallet.call(walletCalls.resolveAccessToken, { body: { hash } });
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return null;
      throw error;
    }
  }
}
