import {
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Module,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Redis } from 'ioredis';
import { Readiness } from '../health/readiness.js';
import { InjectLogger } from '../log/log.module.js';
import type { Logger } from '../log/logger.js';
import { assertDurable } from './durability.js';

const REDIS_URL = Symbol('redis url');

/** Redis connections: one shared for commands, others of their own for blocking or subscribing. */
@Injectable()
export class RedisConnections implements OnModuleInit, OnModuleDestroy {
  /** For commands. Fails fast while Redis is away, so that no request waits on it. */
  readonly commands: Redis;
  private readonly opened: Redis[] = [];

  constructor(
    @Inject(REDIS_URL) private readonly url: string,
    @InjectLogger() private readonly logger: Logger,
    readiness: Readiness,
  ) {
    this.commands = this.open({ maxRetriesPerRequest: 1, enableOfflineQueue: false });
    readiness.register('redis', () => this.commands.ping());
  }

  /** A connection that waits for Redis as long as it takes: BullMQ, subscriptions. */
  openPatient(): Redis {
    return this.open({ maxRetriesPerRequest: null });
  }

  async onModuleInit(): Promise<void> {
    const probe = this.open({ maxRetriesPerRequest: null });
    await assertDurable(probe, this.logger);
    probe.disconnect();
  }

  onModuleDestroy(): void {
    for (const connection of this.opened) connection.disconnect();
  }

  private open(options: { maxRetriesPerRequest: number | null; enableOfflineQueue?: boolean }): Redis {
    const connection = new Redis(this.url, {
      ...options,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    });
    connection.on('error', (error) => this.logger.warn({ err: error.message }, 'redis connection'));
    this.opened.push(connection);
    return connection;
  }
}

@Global()
@Module({})
export class RedisModule {
  static forRoot(url: string): DynamicModule {
    return {
      module: RedisModule,
      providers: [{ provide: REDIS_URL, useValue: url }, RedisConnections],
      exports: [RedisConnections],
    };
  }
}
