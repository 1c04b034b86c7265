import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Draining } from '@parley/kit/boot/draining';
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
  private lastBeatAt = 0;

  constructor(
    private readonly database: Database,
    private readonly draining: Draining,
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

  get isEnding(): boolean {
    return this.draining.isRunning;
  }

  /**
   * Whether beats came through for as long as it takes to be called dead. After an outage of the
   * database every live replica looks dead until it has beaten again: only then may turns be judged.
   */
  mayJudgeOthers(): boolean {
    const now = Date.now();
    const beatsNow = now - this.lastBeatAt < 2 * BEAT_MS;
    return beatsNow && now - this.beatingSince > STALE_SECONDS * 1_000;
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
      const now = Date.now();
      // In a stall beats do not fail, they hang: a late one begins the count anew.
      if (now - this.lastBeatAt > 2 * BEAT_MS) this.beatingSince = now;
      this.lastBeatAt = now;
    } catch (error) {
      this.lastBeatAt = 0;
      this.logger.warn({ err: error }, 'no heartbeat');
    }
  }
}
