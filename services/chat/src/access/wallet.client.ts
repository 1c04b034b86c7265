import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { InternalClient } from '@parley/kit/http/internal-client';
import { ServiceError } from '@parley/kit/http/service-error';
import { ChatEnv } from '../env.js';

@Injectable()
export class WalletClient implements OnModuleDestroy {
  private readonly http: InternalClient;

  constructor(env: ChatEnv) {
    this.http = new InternalClient(env.WALLET_URL);
  }

  onModuleDestroy(): Promise<void> {
    return this.http.close();
  }

  async hasUnlocked(userId: string, characterId: number): Promise<boolean> {
    try {
      await this.http.call(walletCalls.readUnlocked, {
        params: { characterId },
        headers: { [CALLER_HEADERS.userId]: userId },
      });
      return true;
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return false;
      throw error;
    }
  }
}
