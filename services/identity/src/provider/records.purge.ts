import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import { RecordsRepository } from './records.repository.js';

const PURGE_MS = 10 * 60_000;

/** Expired records are nobody's any more; they go every ten minutes. */
@Injectable()
export class RecordsPurge implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly records: RecordsRepository,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.purge(), PURGE_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async purge(): Promise<void> {
    await this.records
      .purge()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'expired records not purged'));
  }
}
