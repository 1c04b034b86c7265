import { ApiError } from '../../../shared/api/http';
import { writeRetryDelayMs } from '../../../shared/api/retry-rules';
import type { ConversationClock, ConversationTransport } from './conversation-ports';
import { leavesGap, withPhase, withReplyEvent } from './conversation-state';
import type { ConversationStore } from './conversation-store';
import { ReplyInterrupted, type ReplyEvent } from './reply-stream';
import { mayRepeat, type Order, type TurnEnding } from './turn-ending';

/** Attempts to read on in a row, without a word in between, before the connection counts as lost. */
const RESUME_LIMIT = 8;
const FIRST_RESUME_DELAY_MS = 500;
const RESUME_DELAY_CAP_MS = 8_000;
const BROKE_OFF = 'The reply broke off before it was finished.';

/** Brings a turn to its end: makes the call, repeats what may be repeated, reads on what broke off, stops. */
export class TurnDelivery {
  private wakePause: () => void = () => undefined;
  private stopWanted = false;

  constructor(
    private readonly transport: ConversationTransport,
    private readonly clock: ConversationClock,
    private readonly store: ConversationStore,
  ) {}

  /** Asks, and again after failures that are safe to repeat: a write's two retries, under the same key. */
  async deliver(order: Order): Promise<TurnEnding> {
    this.stopWanted = false;
    const { signal } = this.store.life;
    for (let failures = 0; ; failures += 1) {
      const ending = await this.attempt(order, signal);
      // What was said already is not taken back behind the reader's eyes: they decide about a new attempt.
      if (this.store.state.turn?.text || this.stopWanted || !mayRepeat(ending, failures)) return ending;
      await this.clock.wait(writeRetryDelayMs(failures), signal);
      if (signal.aborted) return { kind: 'left' };
    }
  }

  /** Reads the reply on after its connection was lost, with growing pauses, up to a bound. */
  async follow(signal = this.store.life.signal): Promise<TurnEnding> {
    for (let failures = 0; failures <= RESUME_LIMIT;) {
      const saidBefore = this.store.state.turn?.text.length ?? 0;
      try {
        for await (const event of this.transport.resume(this.store.position(), signal)) {
          const ending = this.take(event);
          if (ending) return ending;
        }
      } catch (error) {
        if (signal.aborted) return { kind: 'left' };
        const settled = error instanceof ApiError ? await this.settle(error) : null;
        if (settled) return settled;
      }
      const hasProgress = (this.store.state.turn?.text.length ?? 0) > saidBefore;
      failures = hasProgress ? 1 : failures + 1;
      this.store.update(withPhase(this.store.state, 'reconnecting'));
      await this.pause(Math.min(FIRST_RESUME_DELAY_MS * 2 ** (failures - 1), RESUME_DELAY_CAP_MS), signal);
      if (signal.aborted) return { kind: 'left' };
    }
    return (await this.readEnding()) ?? { kind: 'cut-off' };
  }

  /** Ends the running reply; what was said is kept. False when that could not be arranged. */
  async stop(): Promise<boolean> {
    const { turn } = this.store.state;
    if (!turn || turn.phase === 'stopping') return true;
    this.store.update(withPhase(this.store.state, 'stopping'));
    if (turn.phase === 'sending') {
      // There is nothing to stop before the server has taken the message: `take` does it then.
      this.stopWanted = true;
      return true;
    }
    return this.requestStop();
  }

  /** Ends a pause between two attempts. */
  wake(): void {
    this.wakePause();
  }

  private async attempt(order: Order, signal: AbortSignal): Promise<TurnEnding> {
    let isStored = false;
    try {
      for await (const event of order.open(signal)) {
        const ending = this.take(event);
        isStored = true;
        if (ending) return ending;
      }
    } catch (error) {
      if (signal.aborted) return { kind: 'left' };
      if (error instanceof ApiError) return { kind: 'refused', error };
    }
    return isStored ? this.follow(signal) : { kind: 'unreachable' };
  }

  /** What a refused resume means; null when it is worth another try. */
  private async settle(error: ApiError): Promise<TurnEnding | null> {
    if (error.status === 401 || error.status === 403) return { kind: 'refused', error };
    return error.status === 404 ? this.readEnding() : null;
  }

  /** How the turn ended according to what is stored; null while it runs or cannot be read. */
  private async readEnding(): Promise<TurnEnding | null> {
    try {
      const session = await this.transport.readSession();
      if (session.isReplying) return null;
      await this.store.readMessages();
      const isUnanswered = this.store.askedMessage()?.unanswered || this.store.isAnswerUnchanged();
      return isUnanswered ? { kind: 'failed', reason: BROKE_OFF, status: null } : { kind: 'done' };
    } catch (error) {
      const isGone = error instanceof ApiError && [401, 403, 404].includes(error.status);
      return isGone ? { kind: 'refused', error } : null;
    }
  }

  private take(event: ReplyEvent): TurnEnding | null {
    if (leavesGap(this.store.state.turn, event)) throw new ReplyInterrupted('a part is missing');
    if (event.type !== 'delta') this.store.outdateLists();
    this.store.update(withReplyEvent(this.store.state, event));
    if (event.type === 'start' && this.stopWanted) {
      this.stopWanted = false;
      void this.requestStop();
    }
    if (event.type === 'done') return { kind: 'done' };
    if (event.type !== 'error') return null;
    return { kind: 'failed', reason: event.message, status: event.status };
  }

  private async requestStop(): Promise<boolean> {
    try {
      await this.transport.stop();
      return true;
    } catch {
      this.store.update(withPhase(this.store.state, this.store.state.turn?.text ? 'writing' : 'waiting'));
      return false;
    }
  }

  private async pause(ms: number, signal: AbortSignal): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.wakePause = resolve));
    await Promise.race([this.clock.wait(ms, signal), woken]);
  }
}
