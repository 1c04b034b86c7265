import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import { TitleRepository } from './title.repository.js';
import { TitleTrigger } from './title.trigger.js';

const SWEEP_MS = 30_000;

/** Orders titles again whose order got lost with Redis or with a process: the rows are the truth. */
@Injectable()
export class TitleSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly titles: TitleRepository,
    private readonly trigger: TitleTrigger,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** One that has failed for good is still known to the queue: it is not ordered a second time. */
  async sweep(): Promise<void> {
    try {
      for (const id of await this.titles.findUntitled()) await this.trigger.request(id, 'swept');
    } catch (error) {
      this.logger.warn({ err: error }, 'titles not swept');
    }
  }
}
