import type { MessageDto } from '@parley/contracts/chat/message';
import type { ConversationTransport } from './conversation-ports';
import { initialState, withStoredMessages, type ConversationState } from './conversation-state';
import type { ReplyPosition } from './reply-stream';

/** The one state of a conversation, who listens to it, and how it is read anew. */
export class ConversationStore {
  private current: ConversationState;
  private readonly listeners = new Set<() => void>();
  /** Counts what makes a list that is being read an old one. */
  private listVersion = 0;
  /** Ends when the page is left. */
  life = new AbortController();

  constructor(
    private readonly transport: ConversationTransport,
    messages: readonly MessageDto[],
  ) {
    this.current = initialState(messages);
  }

  get state(): ConversationState {
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  update(state: ConversationState): void {
    if (state === this.current) return;
    this.current = state;
    for (const listener of this.listeners) listener();
  }

  /** Whatever list is on its way is older than what is known now. */
  outdateLists(): void {
    this.listVersion += 1;
  }

  async readMessages(): Promise<void> {
    this.listVersion += 1;
    const mine = this.listVersion;
    const stored = await this.transport.readMessages();
    if (!this.life.signal.aborted && mine === this.listVersion)
      this.update(withStoredMessages(this.current, stored));
  }

  async readAllowance(): Promise<void> {
    try {
      const status = await this.transport.readAllowance();
      if (status) this.update({ ...this.current, messagesRemaining: status.messagesRemaining });
    } catch {
      // The number stays as it was; the server decides about every send anyway.
    }
  }

  /** The stored message that the running turn answers. */
  askedMessage(): MessageDto | undefined {
    const { turn, messages } = this.current;
    return messages.find(({ id }) => id === turn?.userMessageId);
  }

  /** Another answer was asked for, and the one it was to replace is still there. */
  isAnswerUnchanged(): boolean {
    const { turn, messages } = this.current;
    return turn?.replaced?.once === 'answered' && messages.some(({ id }) => turn.replaced?.ids.has(id));
  }

  /** How far the running reply has been read. */
  position(): ReplyPosition | null {
    const { turn } = this.current;
    return turn?.replyId ? { messageId: turn.replyId, offset: turn.text.length } : null;
  }
}
