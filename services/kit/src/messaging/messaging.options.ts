import type { EventDefinition } from '@parley/contracts/messaging/define-event';
import type { JobDefinition } from '@parley/contracts/messaging/define-job';

export const MESSAGING = Symbol('messaging options');

export interface MessagingOptions {
  /** The service that speaks and listens here. */
  service: string;
  /** All events there are. */
  events: readonly EventDefinition[];
  /** All jobs there are. */
  jobs: readonly JobDefinition[];
  /** What this process handles: a service's main process its events, its worker its jobs. */
  handles: 'events' | 'jobs';
}

export const eventQueueName = (consumer: string): string => `events-${consumer}`;

/** One queue per job, so that slow ones never stand in the way of quick ones. */
export const jobQueueName = (jobName: string): string => `jobs-${jobName}`;

/** A worker that dies is noticed within seconds; a job may meet several such deaths. */
export const WORKER_TIMES = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 5 } as const;
