import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import { v7 as uuidv7 } from 'uuid';

const BEAT_MS = 2_000;
/** A replica that has not beaten for this long is dead, and its turns with it. */
export const STALE_SECONDS = 8;

/** This process among its like: it beats in the database as long as it lives. */
@Injectable()
export class Replica implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly id = uuidv7();
  private timer: NodeJS.Timeout | undefined;
  private beatingSince = Number.POSITIVE_INFINITY;

  constructor(
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beat(), BEAT_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.database
      .run({ name: 'replica-gone', text: 'DELETE FROM replicas WHERE id = $1' }, [this.id])
      .catch(() => undefined);
  }

  /**
   * Whether beats came through for as long as it takes to be called dead. After an outage of the
   * database every live replica looks dead until it has beaten again: only then may turns be judged.
   */
  mayJudgeOthers(): boolean {
    return Date.now() - this.beatingSince > STALE_SECONDS * 1_000;
  }

  private async beat(): Promise<void> {
    try {
      await this.database.run(
        {
          name: 'replica-beat',
          text: `INSERT INTO replicas (id, beat_at) VALUES ($1, now())
            ON CONFLICT (id) DO UPDATE SET beat_at = now()`,
        },
        [this.id],
      );
      this.beatingSince = Math.min(this.beatingSince, Date.now());
    } catch (error) {
      this.beatingSince = Number.POSITIVE_INFINITY;
      this.logger.warn({ err: error }, 'no heartbeat');
    }
  }
}
