import type { MessageDto } from '@parley/contracts/chat/message';
import type { ApiError } from '../../../shared/api/http';
import type { ConversationTransport, SendOutcome } from './conversation-ports';
import { withFailure, withFoundReply, withoutTurn } from './conversation-state';
import type { ConversationStore } from './conversation-store';
import type { TurnDelivery } from './turn-delivery';
import { mayBeStored, type Order, type TurnEnding } from './turn-ending';

const NO_REPLY = 'No reply came.';

/** What the end of a turn means for the page, for its messages and for who asked; the stored text decides. */
export class TurnConclusion {
  constructor(
    private readonly transport: ConversationTransport,
    private readonly store: ConversationStore,
    private readonly delivery: TurnDelivery,
  ) {}

  /** `order` is null for a reply that this page did not ask for. */
  async conclude(ending: TurnEnding, order: Order | null): Promise<SendOutcome> {
    const { store } = this;
    switch (ending.kind) {
      case 'left':
        return { kind: 'ignored' };
      case 'done':
        store.update({ ...withoutTurn(store.state), failed: null, isCutOff: false });
        return { kind: 'answered' };
      case 'cut-off':
        store.update({ ...store.state, isCutOff: true });
        return { kind: 'cut-off' };
      case 'failed':
        return this.fail(store.askedMessage(), order, ending.reason, null);
      case 'refused':
        return this.concludeRefusal(ending.error, order);
      case 'unreachable':
        return this.concludeRefusal(null, order);
    }
  }

  /** The call was refused or never answered: looks up whether it had its effect all the same. */
  private async concludeRefusal(error: ApiError | null, order: Order | null): Promise<SendOutcome> {
    const { store } = this;
    const stored = mayBeStored(error) ? await this.lookUp(order) : null;
    const asked = stored?.message ?? store.askedMessage();
    if (stored?.isReplying) {
      store.update(withFoundReply({ ...store.state, turn: null }));
      const ending = this.delivery.follow();
      if (asked) return this.conclude(await ending, null);
      void ending.then((known) => this.conclude(known, null));
    } else if (asked && !asked.unanswered && stored && this.isAnswered(order)) {
      return this.conclude({ kind: 'done' }, order);
    } else if (asked) {
      return this.fail(asked, order, error?.body?.message ?? null, error);
    } else {
      store.update(withoutTurn(store.state));
    }
    if (!order) return { kind: 'ignored' };
    void store.readAllowance();
    return { kind: 'not-sent', content: order.content, idempotencyKey: order.key, error };
  }

  /** An answered message whose other answer was asked for has it only when the answer is a new one. */
  private isAnswered(order: Order | null): boolean {
    const newest = this.store.state.messages.at(-1);
    return order?.kind !== 'regenerate' || (newest?.role === 'assistant' && !order.knownIds.has(newest.id));
  }

  private async lookUp(
    order: Order | null,
  ): Promise<{ message: MessageDto | undefined; isReplying: boolean } | null> {
    try {
      const { isReplying } = await this.transport.readSession();
      await this.store.readMessages();
      const message = this.store.state.messages.findLast(
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
    reason: string | null,
    error: ApiError | null,
  ): SendOutcome {
    const { store } = this;
    const { turn } = store.state;
    const isOldAnswerKept = turn?.replaced?.once === 'answered';
    if (asked && !isOldAnswerKept) {
      const idempotencyKey = asked.idempotencyKey ?? order?.key ?? null;
      const message = { ...asked, unanswered: true, idempotencyKey };
      store.update(withFailure(store.state, message, reason ?? NO_REPLY));
    } else {
      store.update(withoutTurn(store.state));
    }
    // The server gave the allowance back and may know more about the message than we do.
    void store.readMessages().catch(() => undefined);
    void store.readAllowance();
    return isOldAnswerKept ? { kind: 'kept', reason, error } : { kind: 'unanswered', error };
  }
}
