import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Queue } from 'bullmq';
import { InjectLogger } from '../log/log.module.js';
import type { Logger } from '../log/logger.js';
import { Database } from '../database/database.js';
import { RedisConnections } from '../redis/redis.module.js';
import { eventQueueName, MESSAGING, type MessagingOptions } from './messaging.options.js';

interface Fact {
  id: string;
  name: string;
  payload: object;
}

const BATCH = 200;
const POLL_MS = 1_000;
/** Every two seconds for a day: an outage of hours must not cost a fact, nor keep it for hours more. */
const RETRY_MS = 2_000;
const ATTEMPTS = 43_200;
const KEEP_COMPLETED = { age: 24 * 3600, count: 10_000 };

/**
 * Moves committed facts from the outbox into one queue per consumer. Any replica may: rows are
 * locked with SKIP LOCKED and deleted only after the queues have them; the event id as job id and
 * the consumers' own record make the repeat after a crash harmless. Writers wake it in their own
 * process; the poll finds what a crash or an absent Redis left behind.
 */
@Injectable()
export class OutboxRelay implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly consumersOf: Map<string, readonly string[]>;
  private readonly queues = new Map<string, Queue>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private wanted = false;
  private stopped = false;

  constructor(
    @Inject(MESSAGING) options: MessagingOptions,
    private readonly database: Database,
    private readonly connections: RedisConnections,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.consumersOf = new Map(options.events.map((event) => [event.name, event.consumers]));
  }

  async onModuleInit(): Promise<void> {
    await this.connections.whenReady();
    const connection = this.connections.commands;
    for (const consumer of new Set([...this.consumersOf.values()].flat())) {
      const queue = new Queue(eventQueueName(consumer), { connection, skipWaitingForReady: true });
      queue.on('error', () => undefined); // the connection itself reports
      this.queues.set(consumer, queue);
    }
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  wake(): void {
    this.wanted = true;
    if (this.running || this.stopped) return;
    this.running = this.drain().finally(() => {
      this.running = undefined;
    });
  }

  private async drain(): Promise<void> {
    try {
      while (this.wanted && !this.stopped) {
        this.wanted = false;
        while ((await this.moveBatch()) === BATCH);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'outbox not relayed, will be tried again');
    }
  }

  private async moveBatch(): Promise<number> {
    return this.database.dataSource.transaction(async (manager) => {
      const [facts] = (await manager.query(
        `DELETE FROM outbox WHERE id IN
           (SELECT id FROM outbox WHERE name = ANY ($1) ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
         RETURNING id, name, payload`,
        // A newer release's facts are its own relays' to move.
        [[...this.consumersOf.keys()]],
      )) as [Fact[], number];
      await Promise.all([...this.queues].map(([consumer, queue]) => this.enqueue(consumer, queue, facts)));
      return facts.length;
    });
  }

  private async enqueue(consumer: string, queue: Queue, facts: Fact[]): Promise<void> {
    const jobs = facts
      .filter((fact) => this.consumersOf.get(fact.name)?.includes(consumer))
      .map(({ id, name, payload }) => ({
        name,
        data: payload,
        opts: {
          jobId: id,
          attempts: ATTEMPTS,
          backoff: { type: 'fixed', delay: RETRY_MS },
          removeOnComplete: KEEP_COMPLETED,
        },
      }));
    if (jobs.length > 0) await queue.addBulk(jobs);
  }
}
