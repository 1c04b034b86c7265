import { Injectable } from '@nestjs/common';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import { Broadcast } from '@parley/kit/redis/broadcast';
import { LiveReplies } from './live-replies.js';
import { Replica } from '../turns/replica.js';

/** What one replica asks of the one that runs a turn. */
export type ReplicaCommand = { do: 'watch' | 'stop'; turnId: string };

/** What the running replica tells the watching ones: everything from an offset on, or the end. */
export type WatchMessage = { from: number; text: string } | { ended: true };

export const replicaChannel = (replicaId: string): string => `chat.replica.${replicaId}`;
export const turnChannel = (turnId: string): string => `chat.turn.${turnId}`;

/** A watcher asks again within this time, or is taken to be gone. */
const WATCH_LEASE_MS = 15_000;

/**
 * Tells other replicas of the replies that run here, but only of those they ask for: a turn that
 * nobody resumes elsewhere costs Redis nothing.
 */
@Injectable()
export class ReplyWatch {
  private readonly leases = new Map<string, { until: number; stop: () => void }>();

  constructor(
    private readonly live: LiveReplies,
    private readonly replica: Replica,
    private readonly broadcast: Broadcast,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async listen(): Promise<void> {
    await this.broadcast.subscribe(replicaChannel(this.replica.id), (message) => {
      const command = JSON.parse(message) as ReplicaCommand;
      if (command.do === 'stop') this.live.find(command.turnId)?.abort('stopped');
      else this.tellOf(command.turnId);
    });
  }

  private tellOf(turnId: string): void {
    const turn = this.live.find(turnId);
    if (!turn) return this.publish(turnId, { ended: true });
    const lease = this.leases.get(turnId);
    const until = Date.now() + WATCH_LEASE_MS;
    // Whoever asks gets all there is: a watcher takes what it has not seen yet.
    if (turn.reply.soFar) this.publish(turnId, { from: 0, text: turn.reply.soFar });
    if (lease) lease.until = until;
    else this.forward(turnId, until);
  }

  private forward(turnId: string, until: number): void {
    const { reply } = this.live.find(turnId)!;
    // Before reading: a reply that has just ended says so at once.
    const lease = { until, stop: () => undefined as void };
    this.leases.set(turnId, lease);
    lease.stop = reply.read(
      {
        onText: (text, end) => this.forwardText(turnId, text, end - text.length),
        onOutcome: () => {
          this.leases.delete(turnId);
          this.publish(turnId, { ended: true });
        },
      },
      reply.soFar.length,
    );
  }

  private forwardText(turnId: string, text: string, from: number): void {
    const lease = this.leases.get(turnId);
    if (!lease) return;
    if (lease.until > Date.now()) return this.publish(turnId, { from, text });
    lease.stop();
    this.leases.delete(turnId);
  }

  private publish(turnId: string, message: WatchMessage): void {
    // A watcher that misses a message finds the end in the database.
    this.broadcast
      .publish(turnChannel(turnId), JSON.stringify(message))
      .catch((error: unknown) => this.logger.debug({ err: error }, 'not published'));
  }
}
