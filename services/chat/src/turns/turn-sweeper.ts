import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import { Replica, STALE_SECONDS } from './replica.js';
import { LiveReplies } from '../replies/live-replies.js';
import { type TurnIds, TurnsRepository } from './turns.repository.js';

const SWEEP_MS = 2_000;
/** Beyond the model's total time and any wait for the database. */
const DEADLINE_SECONDS = 180;
/** A turn of this process that it does not run: its opening was stored, but the answer never arrived. */
const STRAYED_SECONDS = 20;

/**
 * Ends turns whose process died: their messages become unanswered, their allowance is given back.
 * Every replica sweeps; closing a turn counts once, whoever does it.
 */
@Injectable()
export class TurnSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly turns: TurnsRepository,
    private readonly replica: Replica,
    private readonly live: LiveReplies,
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** One that cannot be ended must not keep the others from it. */
  private async end(turn: TurnIds): Promise<void> {
    try {
      await this.turns.close(
        turn,
        { status: 'failed', text: '', model: null, failure: 'unavailable' },
        null,
        false,
      );
    } catch (error) {
      this.logger.error({ err: error, turnId: turn.turnId }, 'dead turn not ended');
    }
  }

  private async sweep(): Promise<void> {
    if (!this.replica.mayJudgeOthers()) return;
    try {
      const dead = await this.turns.findDead({
        staleSeconds: STALE_SECONDS,
        deadlineSeconds: DEADLINE_SECONDS,
        replicaId: this.replica.id,
        running: this.live.turnIds,
        strayedSeconds: STRAYED_SECONDS,
      });
      // The query itself may have hung in a stall in which nobody could beat.
      if (!this.replica.mayJudgeOthers()) return;
      await Promise.all(dead.map((turn) => this.end(turn)));
      if (dead.length > 0) this.logger.warn({ turns: dead.length }, 'ended turns of dead replicas');
      await this.database.run({
        name: 'replicas-forget',
        text: `DELETE FROM replicas WHERE beat_at < now() - interval '1 hour'`,
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'not swept');
    }
  }
}
