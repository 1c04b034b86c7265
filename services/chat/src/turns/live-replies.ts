import { Injectable } from '@nestjs/common';
import { Broadcast } from '@parley/kit/redis/broadcast';
import type { TurnIds } from './turns.repository.js';
import { LiveReply } from './live-reply.js';

/** A turn that runs on this replica. */
export interface RunningTurn {
  ids: TurnIds;
  reply: LiveReply;
  /** Aborts the model's reply: what was said is kept, or dropped with the conversation. */
  abort: (reason: 'stopped' | 'cancelled') => void;
}

/** Every replica hears which conversations were reset or deleted: their running replies end. */
const CANCEL_CHANNEL = 'chat.session-cancelled';

/** The turns that run on this replica. */
@Injectable()
export class LiveReplies {
  private readonly byTurn = new Map<string, RunningTurn>();
  private idle: (() => void) | undefined;

  constructor(private readonly broadcast: Broadcast) {}

  async listen(): Promise<void> {
    await this.broadcast.subscribe(CANCEL_CHANNEL, (sessionId) => this.cancelHere(sessionId));
  }

  get count(): number {
    return this.byTurn.size;
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

  stopAll(): void {
    for (const turn of this.byTurn.values()) turn.abort('stopped');
  }

  /** Ends the reply of a session that was reset or deleted, wherever it runs; the rows are already gone. */
  async cancelSession(sessionId: string): Promise<void> {
    this.cancelHere(sessionId);
    // Without Redis the other replica's reply runs on unseen and finds its turn gone at the end.
    await this.broadcast.publish(CANCEL_CHANNEL, sessionId).catch(() => undefined);
  }

  /** Resolves when no turn runs here. */
  whenIdle(): Promise<void> {
    if (this.byTurn.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.idle = resolve;
    });
  }

  private cancelHere(sessionId: string): void {
    for (const turn of this.byTurn.values()) {
      if (turn.ids.sessionId === sessionId) turn.abort('cancelled');
    }
  }
}
