import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { CallDefinition } from '@parley/contracts/http/define-call';
import { type CallAnswer, type CallOptions, InternalClient } from '@parley/kit/http/internal-client';
import { GatewayEnv } from '../env.js';

/** The catalog service. */
@Injectable()
export class CatalogClient extends InternalClient implements OnApplicationShutdown {
  private readonly running = new Map<string, Promise<CallAnswer<string>>>();

  constructor(env: GatewayEnv) {
    super(env.CATALOG_URL);
  }

  /** {@link send} for public reads: equal ones that run at the same time are one call. */
  read(call: CallDefinition, { params, query }: CallOptions = {}): Promise<CallAnswer<string>> {
    const key = JSON.stringify([call.path, params, query]);
    const known = this.running.get(key);
    if (known) return known;
    const started = this.send(call, { params, query }).finally(() => this.running.delete(key));
    this.running.set(key, started);
    return started;
  }

  /** Only once the last request has been answered. */
  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}
