import type { MessageDto } from '@parley/contracts/chat/message';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { MESSAGE_MAX_LENGTH } from '@parley/contracts/text/limits';
import type { ConversationClock, ConversationTransport, SendOutcome } from './conversation-ports';
import {
  initialState,
  withAnotherAnswer,
  withEdited,
  withFoundReply,
  withOutgoing,
  withRetry,
  withoutTurn,
  type ConversationState,
} from './conversation-state';
import { ConversationStore } from './conversation-store';
import { TurnConclusion } from './turn-conclusion';
import { TurnDelivery } from './turn-delivery';
import type { Order } from './turn-ending';

/** A page that was synced less than this ago is not stale. */
const SYNC_FRESH_MS = 3_000;

/**
 * One session's conversation, without a DOM: sends, streams, resumes, stops, retries and rewrites, and
 * keeps one state of it all. The server's stored text always has the last word.
 */
export class Conversation {
  private readonly store: ConversationStore;
  private readonly delivery: TurnDelivery;
  private readonly conclusion: TurnConclusion;
  private syncedAt: number;
  private fingerprint: string;

  constructor(
    private readonly transport: ConversationTransport,
    private readonly clock: ConversationClock,
    private readonly session: ChatSessionDto,
    messages: readonly MessageDto[],
    /** When the session was read, in epoch milliseconds: what came from a cache is looked at again. */
    sessionReadAt = clock.now(),
  ) {
    this.store = new ConversationStore(transport, messages);
    this.delivery = new TurnDelivery(transport, clock, this.store);
    this.conclusion = new TurnConclusion(transport, this.store, this.delivery);
    this.syncedAt = sessionReadAt;
    this.fingerprint = fingerprintOf(session);
  }

  readonly getState = (): ConversationState => this.store.state;

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** Starts (again, after `close`): reads the allowance and picks up a reply that is running. */
  async open(): Promise<void> {
    const isFirst = !this.store.life.signal.aborted;
    if (!isFirst) this.store.life = new AbortController();
    void this.store.readAllowance();
    if (isFirst ? this.session.isReplying : this.store.state.turn) await this.followFound();
    else await this.refresh();
  }

  /** Leaves the page: lets go of the connection, not of the reply, which goes on at the server. */
  close(): void {
    this.store.life.abort();
  }

  /** Sends a message. While a turn runs nothing happens, so that a double click sends once. */
  async send(content: string, key: string): Promise<SendOutcome> {
    const text = this.sendable(content);
    if (text === null) return { kind: 'ignored' };
    const order = this.order('send', text, key, (signal) =>
      this.transport.send({ content: text }, key, signal),
    );
    this.store.update(withOutgoing(this.store.state, text, this.nowText()));
    return this.run(order);
  }

  /** Sends a stored message that had no answer again, under its own key. */
  async retry(messageId: string, freshKey: string): Promise<SendOutcome> {
    const { messages, turn } = this.store.state;
    const message = messages.find(({ id }) => id === messageId);
    if (!message?.unanswered || turn) return { kind: 'ignored' };
    const { content } = message;
    const key = message.idempotencyKey ?? freshKey;
    const order = this.order('retry', content, key, (signal) =>
      this.transport.send({ content }, key, signal),
    );
    this.store.update(withRetry(this.store.state, message.id));
    const isNewest = messages.at(-1) === message;
    const outcome = await this.run({ ...order, userMessageId: message.id });
    // A late answer belongs where the server puts it, which need not be the end.
    if (!isNewest && outcome.kind === 'answered') await this.store.readMessages().catch(() => undefined);
    return outcome;
  }

  /** Sends the newest own message in other words; it and its answer make way once the server has these. */
  async edit(messageId: string, content: string, key: string): Promise<SendOutcome> {
    const text = this.sendable(content);
    if (text === null || this.newestOwn()?.id !== messageId) return { kind: 'ignored' };
    const order = this.order('edit', text, key, (signal) =>
      this.transport.send({ content: text, replaces: messageId }, key, signal),
    );
    this.store.update(withEdited(this.store.state, messageId, text, this.nowText()));
    return this.run(order);
  }

  /** Asks for another answer to the newest own message; the one there is stays until the other is complete. */
  async regenerate(key: string): Promise<SendOutcome> {
    const asked = this.newestOwn();
    if (!asked || this.store.state.turn) return { kind: 'ignored' };
    const order = this.order('regenerate', asked.content, key, (signal) =>
      this.transport.regenerate(key, signal),
    );
    this.store.update(withAnotherAnswer(this.store.state, asked.id));
    return this.run({ ...order, userMessageId: asked.id });
  }

  /** Ends the running reply; what was said is kept. False when that could not be arranged. */
  async stop(): Promise<boolean> {
    return this.delivery.stop();
  }

  /** Deletes all messages and restores the allowance; throws what the server said otherwise. */
  async reset(): Promise<void> {
    const { messagesRemaining } = await this.transport.reset();
    this.store.outdateLists();
    this.store.update({ ...initialState([]), messagesRemaining });
  }

  /** A send was refused because nothing is left. */
  noteLimitReached(): void {
    this.store.update({ ...this.store.state, messagesRemaining: 0 });
  }

  /**
   * Catches up with what happened elsewhere (another tab, a connection that came back). One small read
   * unless something changed; none when the page was synced just now, unless there is news. Throws when
   * the session cannot be read any more.
   */
  async refresh(isNews = false): Promise<void> {
    const { turn, isCutOff } = this.store.state;
    if (turn && !isCutOff) {
      this.delivery.wake();
      return;
    }
    const isFresh = this.clock.now() - this.syncedAt < SYNC_FRESH_MS;
    if (isFresh && !isNews && !isCutOff) return;
    await this.catchUp();
  }

  private async catchUp(): Promise<void> {
    const { store } = this;
    this.syncedAt = this.clock.now();
    const session = await this.transport.readSession();
    if (store.life.signal.aborted || (store.state.turn && !store.state.isCutOff)) return;
    const isChanged = fingerprintOf(session) !== this.fingerprint;
    this.fingerprint = fingerprintOf(session);
    if (session.isReplying) {
      await store.readMessages();
      await this.followFound();
    } else if (isChanged || store.state.isCutOff) {
      await store.readMessages();
      store.update({ ...withoutTurn(store.state), isCutOff: false });
      await store.readAllowance();
    }
  }

  private async run(order: Order): Promise<SendOutcome> {
    const outcome = await this.conclusion.conclude(await this.delivery.deliver(order), order);
    if (outcome.kind === 'answered') this.syncedAt = this.clock.now();
    return outcome;
  }

  private async followFound(): Promise<void> {
    this.store.update(withFoundReply(this.store.state));
    const ending = await this.delivery.follow();
    await this.conclusion.conclude(ending, null);
    if (ending.kind !== 'done') return;
    this.syncedAt = this.clock.now();
    await this.store.readAllowance();
  }

  private order(kind: Order['kind'], content: string, key: string, open: Order['open']): Order {
    const knownIds = new Set(this.store.state.messages.map(({ id }) => id));
    return { kind, content, key, open, knownIds, userMessageId: null };
  }

  /** The text to send, trimmed; null when it is none, or when a turn is running. */
  private sendable(content: string): string | null {
    const text = content.trim();
    return text && text.length <= MESSAGE_MAX_LENGTH && !this.store.state.turn ? text : null;
  }

  private newestOwn(): MessageDto | undefined {
    return this.store.state.messages.findLast(({ role }) => role === 'user');
  }

  private nowText(): string {
    return new Date(this.clock.now()).toISOString();
  }
}

/** What changes whenever something was said. */
function fingerprintOf({ updatedAt, messageCount }: ChatSessionDto): string {
  return `${updatedAt}/${messageCount}`;
}
