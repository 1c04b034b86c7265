import { Injectable } from '@nestjs/common';
import { summarizeSession } from '@parley/contracts/chat/chat.jobs';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import { JobQueue } from '@parley/kit/messaging/job-queue';

/** Orders summaries after replies. One that gets lost is ordered again by the next reply. */
@Injectable()
export class SummaryTrigger {
  constructor(
    private readonly jobs: JobQueue,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async request(sessionId: string, position: number): Promise<void> {
    try {
      await this.jobs.enqueue(summarizeSession, { sessionId }, `${sessionId}-${position}`);
    } catch (error) {
      this.logger.warn({ err: error }, 'summary not ordered');
    }
  }
}
