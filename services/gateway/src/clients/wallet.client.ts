import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InternalClient } from '@parley/kit/http/internal-client';
import { GatewayEnv } from '../env.js';

/** The wallet service. */
@Injectable()
export class WalletClient extends InternalClient implements OnApplicationShutdown {
  constructor(env: GatewayEnv) {
    super(env.WALLET_URL);
  }

  /** Only once the last request has been answered. */
  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}
