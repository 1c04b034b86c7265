import { Injectable } from '@nestjs/common';
import { Broadcast } from '@parley/kit/redis/broadcast';
import type { TurnIds } from '../turns/turns.repository.js';
import { LiveReply } from './live-reply.js';

/** Why a reply is not read to its end. */
type AbortReason = 'stopped' | 'cancelled' | 'draining';

/** A turn that runs on this replica. */
export interface RunningTurn {
  ids: TurnIds;
  reply: LiveReply;
  /** Aborts the model's reply: what was said is kept, or dropped with the conversation. */
  abort: (reason: AbortReason) => void;
}

/** Every replica hears of replies whose conversation was reset or deleted under them: they end. */
const CANCEL_CHANNEL = 'chat.turn-cancelled';

/** The turns that run on this replica. */
@Injectable()
export class LiveReplies {
  private readonly byTurn = new Map<string, RunningTurn>();
  private idle: (() => void) | undefined;

  constructor(private readonly broadcast: Broadcast) {}

  async listen(): Promise<void> {
    await this.broadcast.subscribe(CANCEL_CHANNEL, (turnId) => this.cancelHere(turnId));
  }

  get turnIds(): string[] {
    return [...this.byTurn.keys()];
  }

  add(turn: RunningTurn): void {
    this.byTurn.set(turn.ids.turnId, turn);
  }

  remove(turnId: string): void {
    this.byTurn.delete(turnId);
    if (this.byTurn.size === 0) this.idle?.();
  }

  find(turnId: string): RunningTurn | undefined {
    return this.byTurn.get(turnId);
  }

  /** For a process that must end: what was said is kept, what has not begun may be tried again. */
  abortAll(): void {
    for (const turn of this.byTurn.values()) turn.abort('draining');
  }

  /** Ends the reply of a turn whose rows are gone, wherever it runs. */
  async cancel(turnId: string): Promise<void> {
    this.cancelHere(turnId);
    // Without Redis the other replica's reply runs on unseen and finds its turn gone at the end.
    await this.broadcast.publish(CANCEL_CHANNEL, turnId).catch(() => undefined);
  }

  /** Resolves when no turn runs here. */
  whenIdle(): Promise<void> {
    if (this.byTurn.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.idle = resolve;
    });
  }

  private cancelHere(turnId: string): void {
    this.byTurn.get(turnId)?.abort('cancelled');
  }
}
