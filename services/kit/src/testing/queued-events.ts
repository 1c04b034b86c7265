import { Queue } from 'bullmq';
import { eventQueueName } from '../messaging/messaging.options.js';

export interface QueuedEvent {
  id: string;
  name: string;
  payload: object;
}

/** What the relays have put into a consumer's queue and nobody has consumed yet. */
export async function queuedEvents(redisUrl: string, consumer: string): Promise<QueuedEvent[]> {
  const queue = new Queue<object>(eventQueueName(consumer), { connection: { url: redisUrl } });
  try {
    const jobs = await queue.getJobs(['wait', 'prioritized', 'delayed']);
    return jobs.map((job) => ({ id: job.id!, name: job.name, payload: job.data }));
  } finally {
    await queue.close();
  }
}
