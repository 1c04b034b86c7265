import { Injectable } from '@nestjs/common';
import type { StreamDefinition } from '@parley/contracts/messaging/define-stream';
import { v7 as uuidv7 } from 'uuid';
import { commonErrors } from '../http/service-error.js';
import { InjectLogger } from '../log/log.module.js';
import type { Logger } from '../log/logger.js';
import { validPayload } from '../messaging/payload.js';
import { RedisConnections } from '../redis/redis.module.js';
import { fieldsOf, streamKey } from './stream-entry.js';

/** Puts facts into streams, one Redis command each. */
@Injectable()
export class StreamAppender {
  constructor(
    private readonly connections: RedisConnections,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Resolves with the fact's id once Redis has it; 503 when it may not. */
  async append<T extends object>(stream: StreamDefinition<T>, payload: T): Promise<string> {
    const fact = {
      id: uuidv7(),
      occurredAt: new Date(),
      payload: validPayload(stream.name, stream.payload, payload),
    };
    try {
      const { commands } = this.connections;
      // About: Redis gives up whole nodes of the stream, which costs nothing.
      await commands.xadd(streamKey(stream), 'MAXLEN', '~', stream.maxEntries, '*', ...fieldsOf(fact));
    } catch (error) {
      this.logger.warn({ err: error, stream: stream.name }, 'not appended');
      throw commonErrors.notReady();
    }
    return fact.id;
  }
}
