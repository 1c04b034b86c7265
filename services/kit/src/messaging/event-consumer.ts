import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Worker, type Job } from 'bullmq';
import { InjectLogger } from '../log/log.module.js';
import type { Logger } from '../log/logger.js';
import { Draining } from '../boot/draining.js';
import { runInRequest } from '../context/request-context.js';
import { Database } from '../database/database.js';
import { RedisConnections } from '../redis/redis.module.js';
import { Handlers, type Handler } from './handlers.js';
import { eventQueueName, MESSAGING, type MessagingOptions, WORKER_TIMES } from './messaging.options.js';
import { validPayload } from './payload.js';

const PURGE_MS = 3_600_000;

/** Hands the events that name this service as consumer to their handlers, each once. */
@Injectable()
export class EventConsumer implements OnApplicationBootstrap, OnModuleDestroy {
  private purge: NodeJS.Timeout | undefined;

  constructor(
    @Inject(MESSAGING) private readonly options: MessagingOptions,
    private readonly handlers: Handlers,
    private readonly database: Database,
    private readonly connections: RedisConnections,
    private readonly draining: Draining,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.options.handles !== 'events') return;
    const events = this.options.events.filter((event) => event.consumers.includes(this.options.service));
    const handlers = this.handlers.exactlyOneFor(events.map((event) => event.name));
    if (events.length === 0) return;
    const payloads = new Map(events.map((event) => [event.name, event.payload]));
    const worker = new Worker(
      eventQueueName(this.options.service),
      (job: Job<object>) =>
        runInRequest({ requestId: job.id! }, () =>
          this.consume(
            job.id!,
            validPayload(job.name, payloads.get(job.name)!, job.data),
            handlers.get(job.name)!,
          ),
        ),
      { connection: this.connections.openPatient(), concurrency: 10, ...WORKER_TIMES },
    );
    worker.on('failed', (job, error) =>
      this.logger.warn({ err: error, event: job?.name }, 'event not consumed'),
    );
    worker.on('error', (error) => this.logger.warn({ err: error.message }, 'event worker'));
    this.draining.register(() => worker.close());
    this.purge = setInterval(() => void this.forgetOld(), PURGE_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.purge);
  }

  /** No delivery comes this late. */
  private async forgetOld(): Promise<void> {
    await this.database.dataSource
      .query(`DELETE FROM consumed_events WHERE consumed_at < now() - interval '30 days'`)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'consumed events not purged'));
  }

  private async consume(eventId: string, payload: object, handler: Handler): Promise<void> {
    await this.database.dataSource.transaction(async (manager) => {
      const first = (await manager.query(
        'INSERT INTO consumed_events (event_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING event_id',
        [eventId],
      )) as unknown[];
      if (first.length > 0) await handler(payload, manager);
    });
  }
}
