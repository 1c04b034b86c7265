import { Injectable } from '@nestjs/common';
import { Broadcast } from '@parley/kit/redis/broadcast';
import type { Caller } from '../caller/caller.js';
import { LiveReply } from './live-reply.js';
import { replicaChannel, type ReplicaCommand, turnChannel, type WatchMessage } from './reply-watch.js';
import { TurnCloser } from '../turns/turn-closer.js';
import { turnErrors } from '../turns/turns.errors.js';
import type { StoredTurn } from '../turns/turns.repository.js';

/** How often a watcher renews its request and looks whether the turn has ended unheard. */
const RENEW_MS = 2_000;
/** A turn that ended but is not stored yet is not asked for more often than this. */
const MIN_ROUND_MS = 200;
/** Longer than any turn may run. */
const GIVE_UP_MS = 180_000;

/** Replies that run on other replicas, followed through Redis and in the end through the database. */
@Injectable()
export class RemoteReplies {
  private readonly watched = new Map<string, LiveReply>();

  constructor(
    private readonly broadcast: Broadcast,
    private readonly closer: TurnCloser,
  ) {}

  /** The reply of a pending turn of another replica; one watch serves all readers here. */
  follow(turn: StoredTurn, caller: Caller): LiveReply {
    const known = this.watched.get(turn.turnId);
    if (known) return known;
    const reply = new LiveReply();
    this.watched.set(turn.turnId, reply);
    void this.watch(turn, caller, reply).finally(() => {
      if (this.watched.get(turn.turnId) === reply) this.watched.delete(turn.turnId);
    });
    return reply;
  }

  /** Asks the running replica to stop; false when nobody heard it. */
  async stop({ replicaId, turnId }: StoredTurn): Promise<boolean> {
    return (await this.ask(replicaId, { do: 'stop', turnId })) > 0;
  }

  private async watch(turn: StoredTurn, caller: Caller, reply: LiveReply): Promise<void> {
    const { turnId, replicaId } = turn;
    let look: () => void = () => undefined;
    // Not awaited: without Redis the end is still found in the database.
    const subscribed = this.broadcast.subscribe(turnChannel(turnId), (message) => {
      const told = JSON.parse(message) as WatchMessage;
      if ('ended' in told) look();
      else appendNew(reply, told);
    });
    subscribed.catch(() => undefined);
    try {
      for (const giveUpAt = Date.now() + GIVE_UP_MS; Date.now() < giveUpAt;) {
        // The end is looked for before asking: an answer in between is heard on the next round.
        const outcome = await this.closer.storedOutcome(turnId, caller).catch(() => null);
        if (outcome) return endWith(reply, outcome);
        const looked = new Promise<void>((resolve) => {
          look = resolve;
        });
        await this.ask(replicaId, { do: 'watch', turnId }).catch(() => 0);
        await Promise.all([wait(MIN_ROUND_MS), Promise.race([looked, wait(RENEW_MS)])]);
        if (!reply.isRead) return void this.watched.delete(turnId);
      }
      reply.finish({ error: turnErrors.tookTooLong() });
    } finally {
      void subscribed.then((unsubscribe) => unsubscribe()).catch(() => undefined);
    }
  }

  private ask(replicaId: string, command: ReplicaCommand): Promise<number> {
    return this.broadcast.publish(replicaChannel(replicaId), JSON.stringify(command));
  }
}

/** Messages overlap: a new watcher is told everything again. A gap waits for the next full telling. */
function appendNew(reply: LiveReply, { from, text }: { from: number; text: string }): void {
  const known = reply.soFar.length;
  if (from <= known && from + text.length > known) reply.append(text.slice(known - from));
}

function endWith(reply: LiveReply, outcome: Parameters<LiveReply['finish']>[0]): void {
  const stored = 'turn' in outcome ? (outcome.turn.assistantMessage?.content ?? '') : '';
  if (stored.length > reply.soFar.length) reply.append(stored.slice(reply.soFar.length));
  reply.finish(outcome);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
