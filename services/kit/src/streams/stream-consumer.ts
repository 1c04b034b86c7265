import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { StreamDefinition } from '@parley/contracts/messaging/define-stream';
import { Draining } from '../boot/draining.js';
import { InjectLogger } from '../log/log.module.js';
import type { Logger } from '../log/logger.js';
import { RedisConnections } from '../redis/redis.module.js';
import type { ApplyFacts } from './apply-batch.js';
import { type StreamFact, streamKey } from './stream-entry.js';
import { StreamGroup } from './stream-group.js';
import { StreamLoop, type StreamPace } from './stream-loop.js';

const PACE: StreamPace = { batchSize: 500, gatherMs: 200, claimIdleMs: 10_000, claimEveryMs: 3_000 };

/** Hands the facts of a stream to one of the replicas that share a group, in batches. */
@Injectable()
export class StreamConsumer implements OnModuleDestroy {
  private readonly loops: { stop: () => void }[] = [];

  constructor(
    private readonly connections: RedisConnections,
    private readonly draining: Draining,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /**
   * Consumes from now on until the service drains. `apply` commits before it resolves and knows by its id
   * a fact that comes again: after a crash between commit and acknowledgement one does.
   */
  consume<T extends object>(
    stream: StreamDefinition<T>,
    group: string,
    apply: ApplyFacts<StreamFact<T>>,
    pace: Partial<StreamPace> = {},
  ): void {
    const redis = this.connections.openPatient();
    const member = new StreamGroup(redis, streamKey(stream), group);
    const loop = new StreamLoop(stream, member, apply, { ...PACE, ...pace }, this.logger);
    const ended = loop.run();
    this.loops.push(loop);
    // While everything a batch needs is still open.
    this.draining.register(async () => {
      loop.stop();
      await ended;
    });
  }

  onModuleDestroy(): void {
    for (const loop of this.loops) loop.stop();
  }
}
