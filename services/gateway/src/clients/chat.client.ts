import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InternalClient } from '@parley/kit/http/internal-client';
import { GatewayEnv } from '../env.js';

/** Above the 120 s that chat gives a model, so that chat is the one to say that it took too long. */
export const MODEL_TIMEOUT_MS = 150_000;

/** The chat service. */
@Injectable()
export class ChatClient extends InternalClient implements OnApplicationShutdown {
  constructor(env: GatewayEnv) {
    super(env.CHAT_URL);
  }

  /** Only once the last request has been answered. */
  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}
