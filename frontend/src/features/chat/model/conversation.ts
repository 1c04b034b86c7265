import type { MessageDto } from '@parley/contracts/chat/message';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { MESSAGE_MAX_LENGTH } from '@parley/contracts/text/limits';
import { ApiError } from '../../../shared/api/http';
import { writeRetryDelayMs } from '../../../shared/api/retry-rules';
import type { ConversationClock, ConversationTransport, SendOutcome } from './conversation-ports';
import {
  initialState,
  leavesGap,
  withFailure,
  withFoundReply,
  withOutgoing,
  withPhase,
  withReplyEvent,
  withRetry,
  withStoredMessages,
  withoutTurn,
  type ConversationState,
} from './conversation-state';
import { ReplyInterrupted, type ReplyEvent, type ReplyPosition } from './reply-stream';
import { mayRepeat, type Order, type TurnEnding } from './turn-ending';

/** Attempts to read on in a row, without a word in between, before the connection counts as lost. */
const RESUME_LIMIT = 8;
const FIRST_RESUME_DELAY_MS = 500;
const RESUME_DELAY_CAP_MS = 8_000;
/** A page that was synced less than this ago is not stale. */
const SYNC_FRESH_MS = 3_000;
const BROKE_OFF = 'The reply broke off before it was finished.';
const NO_REPLY = 'No reply came.';

/**
 * One session's conversation, without a DOM: sends, streams, resumes, stops and retries, and keeps one
 * state of it all. The server's stored text always has the last word.
 */
export class Conversation {
  private state: ConversationState;
  private readonly listeners = new Set<() => void>();
  private life = new AbortController();
  private wake: () => void = () => undefined;
  private syncedAt: number;
  private fingerprint: string;
  private stopWanted = false;
  /** Counts what makes a list that is being read an old one. */
  private listVersion = 0;

  constructor(
    private readonly transport: ConversationTransport,
    private readonly clock: ConversationClock,
    private readonly session: ChatSessionDto,
    messages: readonly MessageDto[],
    /** When the session was read, in epoch milliseconds: what came from a cache is looked at again. */
    sessionReadAt = clock.now(),
  ) {
    this.state = initialState(messages);
    this.syncedAt = sessionReadAt;
    this.fingerprint = fingerprintOf(session);
  }

  readonly getState = (): ConversationState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Starts (again, after `close`): reads the allowance and picks up a reply that is running. */
  async open(): Promise<void> {
    const isFirst = !this.life.signal.aborted;
    if (!isFirst) this.life = new AbortController();
    void this.readAllowance();
    if (isFirst ? this.session.isReplying : this.state.turn) await this.followFound();
    else await this.refresh();
  }

  /** Leaves the page: lets go of the connection, not of the reply, which goes on at the server. */
  close(): void {
    this.life.abort();
  }

  /** Sends a message. While a turn runs nothing happens, so that a double click sends once. */
  async send(content: string, key: string): Promise<SendOutcome> {
    const text = content.trim();
    if (!text || text.length > MESSAGE_MAX_LENGTH || this.state.turn) return { kind: 'ignored' };
    const order = { content: text, key, knownIds: this.knownIds(), userMessageId: null };
    this.update(withOutgoing(this.state, text, new Date(this.clock.now()).toISOString()));
    return this.run(order);
  }

  /** Sends a stored message that had no answer again, under its own key. */
  async retry(messageId: string, freshKey: string): Promise<SendOutcome> {
    const message = this.state.messages.find(({ id }) => id === messageId);
    if (!message?.unanswered || this.state.turn) return { kind: 'ignored' };
    this.update(withRetry(this.state, message.id));
    const key = message.idempotencyKey ?? freshKey;
    const isNewest = this.state.messages.at(-1) === message;
    const outcome = await this.run({
      content: message.content,
      key,
      knownIds: this.knownIds(),
      userMessageId: message.id,
    });
    // A late answer belongs where the server puts it, which need not be the end.
    if (!isNewest && outcome.kind === 'answered') await this.readMessages().catch(() => undefined);
    return outcome;
  }

  /** Ends the running reply; what was said is kept. False when that could not be arranged. */
  async stop(): Promise<boolean> {
    const { turn } = this.state;
    if (!turn || turn.phase === 'stopping') return true;
    this.update(withPhase(this.state, 'stopping'));
    if (turn.phase === 'sending') {
      // There is nothing to stop before the server has taken the message: `take` does it then.
      this.stopWanted = true;
      return true;
    }
    return this.requestStop();
  }

  /** Deletes all messages and restores the allowance; throws what the server said otherwise. */
  async reset(): Promise<void> {
    const { messagesRemaining } = await this.transport.reset();
    this.listVersion += 1;
    this.update({ ...initialState([]), messagesRemaining });
  }

  /** A send was refused because nothing is left. */
  noteLimitReached(): void {
    this.update({ ...this.state, messagesRemaining: 0 });
  }

  /**
   * Catches up with what happened elsewhere (another tab, a connection that came back). One small read
   * unless something changed; none when the page was synced just now, unless there is news. Throws when
   * the session cannot be read any more.
   */
  async refresh(isNews = false): Promise<void> {
    if (this.state.turn && !this.state.isCutOff) {
      this.wake();
      return;
    }
    const isFresh = this.clock.now() - this.syncedAt < SYNC_FRESH_MS;
    if (isFresh && !isNews && !this.state.isCutOff) return;
    await this.catchUp();
  }

  private async catchUp(): Promise<void> {
    this.syncedAt = this.clock.now();
    const session = await this.transport.readSession();
    if (this.life.signal.aborted || (this.state.turn && !this.state.isCutOff)) return;
    const isChanged = fingerprintOf(session) !== this.fingerprint;
    this.fingerprint = fingerprintOf(session);
    if (session.isReplying) {
      await this.readMessages();
      await this.followFound();
    } else if (isChanged || this.state.isCutOff) {
      await this.readMessages();
      this.update({ ...withoutTurn(this.state), isCutOff: false });
      await this.readAllowance();
    }
  }

  private async run(order: Order): Promise<SendOutcome> {
    this.stopWanted = false;
    const { signal } = this.life;
    const ending = await this.deliver(order, signal);
    return this.conclude(ending, order);
  }

  /** Sends, and again after failures that are safe to repeat: a write's two retries, under the same key. */
  private async deliver(order: Order, signal: AbortSignal): Promise<TurnEnding> {
    for (let failures = 0; ; failures += 1) {
      const ending = await this.attempt(order, signal);
      // What was said already is not taken back behind the reader's eyes: they decide about a new attempt.
      if (this.state.turn?.text || this.stopWanted || !mayRepeat(ending, failures)) return ending;
      await this.clock.wait(writeRetryDelayMs(failures), signal);
      if (signal.aborted) return { kind: 'left' };
    }
  }

  private async attempt(order: Order, signal: AbortSignal): Promise<TurnEnding> {
    let isStored = false;
    try {
      for await (const event of this.transport.send(order.content, order.key, signal)) {
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

  /** Reads the reply on after its connection was lost, with growing pauses, up to a bound. */
  private async follow(signal: AbortSignal): Promise<TurnEnding> {
    for (let failures = 0; failures <= RESUME_LIMIT;) {
      const saidBefore = this.state.turn?.text.length ?? 0;
      try {
        for await (const event of this.transport.resume(this.position(), signal)) {
          const ending = this.take(event);
          if (ending) return ending;
        }
      } catch (error) {
        if (signal.aborted) return { kind: 'left' };
        const settled = error instanceof ApiError ? await this.settle(error) : null;
        if (settled) return settled;
      }
      const hasProgress = (this.state.turn?.text.length ?? 0) > saidBefore;
      failures = hasProgress ? 1 : failures + 1;
      this.update(withPhase(this.state, 'reconnecting'));
      await this.pause(Math.min(FIRST_RESUME_DELAY_MS * 2 ** (failures - 1), RESUME_DELAY_CAP_MS), signal);
      if (signal.aborted) return { kind: 'left' };
    }
    return (await this.readEnding()) ?? { kind: 'cut-off' };
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
      await this.readMessages();
      const asked = this.askedMessage();
      return asked?.unanswered ? { kind: 'failed', reason: BROKE_OFF, status: null } : { kind: 'done' };
    } catch (error) {
      const isGone = error instanceof ApiError && [401, 403, 404].includes(error.status);
      return isGone ? { kind: 'refused', error } : null;
    }
  }

  private async conclude(ending: TurnEnding, order: Order | null): Promise<SendOutcome> {
    switch (ending.kind) {
      case 'left':
        return { kind: 'ignored' };
      case 'done':
        this.syncedAt = this.clock.now();
        this.update({ ...withoutTurn(this.state), failed: null, isCutOff: false });
        return { kind: 'answered' };
      case 'cut-off':
        this.update({ ...this.state, isCutOff: true });
        return { kind: 'cut-off' };
      case 'failed':
        return this.fail(this.askedMessage(), order, ending.reason, null);
      case 'refused':
        return this.concludeRefusal(ending.error, order);
      case 'unreachable':
        return this.concludeRefusal(null, order);
    }
  }

  /** The send was refused or never answered: looks up whether the message is stored all the same. */
  private async concludeRefusal(error: ApiError | null, order: Order | null): Promise<SendOutcome> {
    const isUncertain = !error || error.status >= 500 || error.status === 409;
    const stored = isUncertain ? await this.lookUp(order) : null;
    const asked = stored?.message ?? this.askedMessage();
    const isOurs = asked !== undefined;
    if (stored?.isReplying) {
      this.update({ ...withFoundReply({ ...this.state, turn: null }) });
      const ending = this.follow(this.life.signal);
      if (isOurs) return this.conclude(await ending, null);
      void ending.then((known) => this.conclude(known, null));
    } else if (asked && !asked.unanswered && stored) {
      return this.conclude({ kind: 'done' }, order);
    } else if (asked) {
      return this.fail(asked, order, error?.body?.message ?? NO_REPLY, error);
    } else {
      this.update(withoutTurn(this.state));
    }
    if (!order) return { kind: 'ignored' };
    void this.readAllowance();
    return { kind: 'not-sent', content: order.content, idempotencyKey: order.key, error };
  }

  private async lookUp(
    order: Order | null,
  ): Promise<{ message: MessageDto | undefined; isReplying: boolean } | null> {
    try {
      const { isReplying } = await this.transport.readSession();
      await this.readMessages();
      const message = this.state.messages.findLast(
        ({ id, role, content, idempotencyKey }) =>
          role === 'user' &&
          (id === order?.userMessageId ||
            (idempotencyKey !== null && idempotencyKey === order?.key) ||
            (content === order?.content && !order.knownIds.has(id))),
      );
      return { message, isReplying };
    } catch {
      return null;
    }
  }

  private fail(
    asked: MessageDto | undefined,
    order: Order | null,
    reason: string,
    error: ApiError | null,
  ): SendOutcome {
    if (asked) {
      const idempotencyKey = asked.idempotencyKey ?? order?.key ?? null;
      this.update(withFailure(this.state, { ...asked, unanswered: true, idempotencyKey }, reason));
    } else {
      this.update(withoutTurn(this.state));
    }
    // The server gave the allowance back and may know more about the message than we do.
    void this.readMessages().catch(() => undefined);
    void this.readAllowance();
    return { kind: 'unanswered', error };
  }

  private async followFound(): Promise<void> {
    this.update(withFoundReply(this.state));
    const ending = await this.follow(this.life.signal);
    await this.conclude(ending, null);
    if (ending.kind === 'done') await this.readAllowance();
  }

  private take(event: ReplyEvent): TurnEnding | null {
    if (leavesGap(this.state.turn, event)) throw new ReplyInterrupted('a part is missing');
    if (event.type !== 'delta') this.listVersion += 1;
    this.update(withReplyEvent(this.state, event));
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
      this.update(withPhase(this.state, this.state.turn?.text ? 'writing' : 'waiting'));
      return false;
    }
  }

  private async readMessages(): Promise<void> {
    const mine = ++this.listVersion;
    const stored = await this.transport.readMessages();
    if (!this.life.signal.aborted && mine === this.listVersion)
      this.update(withStoredMessages(this.state, stored));
  }

  private async readAllowance(): Promise<void> {
    try {
      const status = await this.transport.readAllowance();
      if (status) this.update({ ...this.state, messagesRemaining: status.messagesRemaining });
    } catch {
      // The number stays as it was; the server decides about every send anyway.
    }
  }

  private askedMessage(): MessageDto | undefined {
    const { turn, messages } = this.state;
    return messages.find(({ id }) => id === turn?.userMessageId);
  }

  private position(): ReplyPosition | null {
    const { turn } = this.state;
    return turn?.replyId ? { messageId: turn.replyId, offset: turn.text.length } : null;
  }

  private knownIds(): ReadonlySet<string> {
    return new Set(this.state.messages.map(({ id }) => id));
  }

  private async pause(ms: number, signal: AbortSignal): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.wake = resolve));
    await Promise.race([this.clock.wait(ms, signal), woken]);
  }

  private update(state: ConversationState): void {
    if (state === this.state) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** What changes whenever something was said. */
function fingerprintOf({ updatedAt, messageCount }: ChatSessionDto): string {
  return `${updatedAt}/${messageCount}`;
}
