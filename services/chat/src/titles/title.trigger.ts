import { Injectable } from '@nestjs/common';
import { titleSession } from '@parley/contracts/chat/chat.jobs';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import { JobQueue } from '@parley/kit/messaging/job-queue';

/** Orders titles. One that gets lost is ordered again by the next reply, or by the sweeper. */
@Injectable()
export class TitleTrigger {
  constructor(
    private readonly jobs: JobQueue,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Orders for the same occasion are one, also after it has failed. */
  async request(sessionId: string, occasion: number | string): Promise<void> {
    try {
      await this.jobs.enqueue(titleSession, { sessionId }, `${sessionId}-${occasion}`);
    } catch (error) {
      this.logger.warn({ err: error }, 'title not ordered');
    }
  }
}
