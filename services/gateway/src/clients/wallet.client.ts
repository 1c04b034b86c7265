import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { CallDefinition } from '@parley/contracts/http/define-call';
import { ACCOUNT_NOT_FOUND } from '@parley/contracts/wallet/account';
import { type CallAnswer, type CallOptions, InternalClient } from '@parley/kit/http/internal-client';
import { ServiceError } from '@parley/kit/http/service-error';
import { accessErrors } from '../access/access.errors.js';
import { GatewayEnv } from '../env.js';

/** The wallet service. */
@Injectable()
export class WalletClient extends InternalClient implements OnApplicationShutdown {
  constructor(env: GatewayEnv) {
    super(env.WALLET_URL);
  }

  /** 401 when the caller's own account is gone, whose session lives on: to its owner that is a lost login. */
  override async send(call: CallDefinition, options: CallOptions = {}): Promise<CallAnswer<string>> {
    try {
      return await super.send(call, options);
    } catch (error) {
      throw isAboutCaller(call) && isAccountNotFound(error) ? accessErrors.signedOut() : error;
    }
  }

  /** Only once the last request has been answered. */
  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}

/** Calls about any other account name it. */
function isAboutCaller({ path }: CallDefinition): boolean {
  return !path.startsWith('/accounts/:id');
}

function isAccountNotFound(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 404 && error.message === ACCOUNT_NOT_FOUND;
}
