import { setTimeout as sleep } from 'node:timers/promises';
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

const REDIS = Symbol('redis');

export interface RedisOptions {
  url: string;
  /** True when the service serves without Redis too: it is ready, and starts, while Redis is away. */
  isOptional?: boolean;
}

/** A Redis that is stopped but not gone answers nothing at all. */
const COMMAND_TIMEOUT_MS = 2_000;
const OPTIONAL_WAIT_MS = 2_000;

/** Redis connections: one shared for commands, others of their own for blocking or subscribing. */
@Injectable()
export class RedisConnections implements OnModuleInit, OnModuleDestroy {
  /** For commands. Fails fast while Redis is away, so that no request waits on it. */
  readonly commands: Redis;
  private readonly opened: Redis[] = [];

  constructor(
    @Inject(REDIS) private readonly options: RedisOptions,
    @InjectLogger() private readonly logger: Logger,
    readiness: Readiness,
  ) {
    this.commands = this.open({
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
    if (!options.isOptional) readiness.register('redis', () => this.commands.ping());
  }

  /** A connection that waits for Redis as long as it takes: BullMQ, subscriptions. */
  openPatient(): Redis {
    return this.open({ maxRetriesPerRequest: null });
  }

  /**
   * Resolves once commands can be sent, however long Redis takes to come. What is built on them before
   * that may stay broken for good.
   */
  whenReady(): Promise<void> {
    return new Promise((resolve) => {
      if (this.commands.status === 'ready') resolve();
      else this.commands.once('ready', resolve);
    });
  }

  async onModuleInit(): Promise<void> {
    const probe = this.open({ maxRetriesPerRequest: null });
    const usable = Promise.all([assertDurable(probe, this.logger), this.whenReady()]);
    await (this.options.isOptional
      ? Promise.race([usable, sleep(OPTIONAL_WAIT_MS, undefined, { ref: false })])
      : usable);
    probe.disconnect();
  }

  onModuleDestroy(): void {
    // Ending one a second time would leave a timer behind that keeps the process for two seconds.
    for (const connection of this.opened) if (connection.status !== 'end') connection.disconnect();
  }

  private open(options: {
    maxRetriesPerRequest: number | null;
    enableOfflineQueue?: boolean;
    commandTimeout?: number;
  }): Redis {
    const connection = new Redis(this.options.url, {
      ...options,
      // One that is being made anew when it is ended would hold the process for two seconds.
      disconnectTimeout: 500,
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
  static forRoot(url: string, options: Omit<RedisOptions, 'url'> = {}): DynamicModule {
    return {
      module: RedisModule,
      providers: [{ provide: REDIS, useValue: { url, ...options } }, RedisConnections],
      exports: [RedisConnections],
    };
  }
}
