import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { JobDefinition } from '@parley/contracts/messaging/define-job';
import { Queue } from 'bullmq';
import { currentRequestId } from '../context/request-context.js';
import { RedisConnections } from '../redis/redis.module.js';
import { jobQueueName, MESSAGING, type MessagingOptions } from './messaging.options.js';
import { validPayload } from './payload.js';

/** What travels in Redis: the order, and the request that gave it. */
export interface JobEnvelope {
  payload: object;
  requestId?: string;
}

/** Gives orders to workers. */
@Injectable()
export class JobQueue implements OnModuleInit, OnModuleDestroy {
  private readonly queues = new Map<string, Queue<JobEnvelope>>();

  constructor(
    @Inject(MESSAGING) private readonly options: MessagingOptions,
    private readonly connections: RedisConnections,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.connections.whenReady();
    const connection = this.connections.commands;
    for (const { name } of this.options.jobs.filter((job) => job.owner === this.options.service)) {
      const queue = new Queue<JobEnvelope>(jobQueueName(name), { connection, skipWaitingForReady: true });
      queue.on('error', () => undefined); // the connection itself reports
      this.queues.set(name, queue);
    }
  }

  /**
   * Enqueues a validated order. Two with the same `jobId` are one while the first is known to the
   * queue; a `jobId` has no colon. Rejects while Redis is away: the rows in PostgreSQL are the truth.
   */
  async enqueue<T extends object>(job: JobDefinition<T>, payload: T, jobId: string): Promise<void> {
    validPayload(job.name, job.payload, payload);
    const requestId = currentRequestId();
    await this.queues.get(job.name)!.add(
      job.name,
      { payload, ...(requestId ? { requestId } : {}) },
      {
        jobId,
        attempts: job.attempts,
        backoff: { type: 'exponential', delay: job.backoffMs },
        removeOnComplete: true,
        removeOnFail: { age: 7 * 24 * 3600, count: 1_000 },
      },
    );
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }
}
