import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InternalClient } from '@parley/kit/http/internal-client';
import { GatewayEnv } from '../env.js';

/** The media service. */
@Injectable()
export class MediaClient extends InternalClient implements OnApplicationShutdown {
  constructor(env: GatewayEnv) {
    super(env.MEDIA_URL);
  }

  /** Only once the last request has been answered. */
  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}
