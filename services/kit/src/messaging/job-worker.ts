import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { JobDefinition } from '@parley/contracts/messaging/define-job';
import { Worker, type Job } from 'bullmq';
import { InjectLogger } from '../log/log.module.js';
import type { Logger } from '../log/logger.js';
import { Draining } from '../boot/draining.js';
import { runInRequest } from '../context/request-context.js';
import { RedisConnections } from '../redis/redis.module.js';
import { Handlers, type Handler } from './handlers.js';
import type { JobEnvelope } from './job-queue.js';
import { jobQueueName, MESSAGING, type MessagingOptions, WORKER_TIMES } from './messaging.options.js';
import { validPayload } from './payload.js';

/** Runs the service's jobs in its worker process. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(MESSAGING) private readonly options: MessagingOptions,
    private readonly handlers: Handlers,
    private readonly connections: RedisConnections,
    private readonly draining: Draining,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.options.handles !== 'jobs') return;
    const jobs = this.options.jobs.filter((job) => job.owner === this.options.service);
    const handlers = this.handlers.exactlyOneFor(jobs.map((job) => job.name));
    const workers = jobs.map((job) => this.open(job, handlers.get(job.name)!));
    // While everything a job needs is still open.
    this.draining.register(() => Promise.all(workers.map((worker) => worker.close())));
  }

  private open(job: JobDefinition, handler: Handler): Worker {
    const worker = new Worker(
      jobQueueName(job.name),
      ({ id, data }: Job<JobEnvelope>, _token, signal) =>
        runInRequest({ requestId: data.requestId ?? id! }, () =>
          handler(validPayload(job.name, job.payload, data.payload), signal),
        ),
      { connection: this.connections.openPatient(), concurrency: job.concurrency, ...WORKER_TIMES },
    );
    worker.on('failed', (failed, error) => this.logger.warn({ err: error, job: failed?.name }, 'job failed'));
    worker.on('error', (error) => this.logger.warn({ err: error.message }, 'job worker'));
    return worker;
  }
}
