import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { replyCompleted } from '@parley/contracts/chat/chat.events';
import type { MessageDto, TurnDto } from '@parley/contracts/chat/message';
import { isUnreachable } from '@parley/kit/http/error.filter';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import { Outbox, type OutboxRow } from '@parley/kit/messaging/outbox';
import { AllowanceRepository } from '../allowance/allowance.repository.js';
import type { Caller } from '../caller/caller.js';
import type { Outcome } from '../replies/live-reply.js';
import type { CloseTurnRow } from './close-turn.statement.js';
import { toMessageDto } from './message.row.js';
import { FAILURES, type Failure } from './turns.errors.js';
import { type TurnIds, TurnsRepository } from './turns.repository.js';

/** A turn that was opened and must be ended. */
export interface OpenTurn {
  ids: TurnIds;
  /** Who sent the message: who adopts the conversation under the reply is not charged for it. */
  caller: Caller;
  characterId: number;
  userMessage: MessageDto;
  /** The message's idempotency key: what retries it if it stays unanswered. */
  key: string;
  /** The answer that this turn's one shall take the place of. */
  replaced: { id: string; content: string } | null;
}

export interface TurnResult {
  text: string;
  /** The model that spoke. */
  model: string | null;
  stopped: boolean;
  failure: Failure | null;
}

export interface ClosedTurn {
  outcome: Outcome;
  /** True for an account's conversation that has no title of its own yet. */
  isUntitled: boolean;
}

const RETRY_MS = 500;

/** Stores how a turn ended, before anyone is told. */
@Injectable()
export class TurnCloser {
  constructor(
    private readonly turns: TurnsRepository,
    private readonly allowances: AllowanceRepository,
    private readonly outbox: Outbox,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /**
   * Keeps trying while the database is away: what the visitor has read must not be lost, and the
   * sweepers leave turns of living replicas alone until their last deadline.
   */
  async close(turn: OpenTurn, result: TurnResult): Promise<ClosedTurn> {
    const failure = result.failure ?? (result.text === '' && !result.stopped ? 'unavailable' : null);
    const ended = { ...result, failure, text: failure ? '' : result.text };
    const fact = ended.text === '' ? null : this.factOf(turn, result.stopped);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const row = await this.store(turn, ended, fact);
        const outcome = row ? await this.outcomeOf(turn, ended, row) : await this.stored(turn);
        return { outcome, isUntitled: ended.text !== '' && row?.isUntitled === true };
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        this.logger.warn({ err: error, attempt }, 'turn not closed yet');
        await sleep(Math.min(RETRY_MS * attempt, 3_000));
      }
    }
  }

  /** What became of a turn; null while it is pending. One that is gone went with its conversation. */
  async storedOutcome(turnId: string, { anonymousId }: Caller): Promise<Outcome | null> {
    const stored = await this.turns.find(turnId);
    if (!stored) return { error: FAILURES.cancelled() };
    if (stored.status === 'pending') return null;
    if (stored.status === 'failed') return { error: FAILURES[stored.failure ?? 'unavailable']() };
    const { userMessageId, assistantMessageId, replacesId } = stored;
    const ids = [userMessageId, assistantMessageId, ...(replacesId ? [replacesId] : [])];
    const messages = await this.turns.findMessages(ids);
    const userMessage = messages.get(userMessageId);
    if (!userMessage) return { error: FAILURES.cancelled() };
    // Stopped before its first word, it has left the answer of before where it was.
    const reply = messages.get(assistantMessageId) ?? messages.get(replacesId ?? '');
    const status = anonymousId ? await this.allowances.read(anonymousId) : null;
    return {
      turn: {
        userMessage: toMessageDto(userMessage),
        assistantMessage: reply ? toMessageDto(reply) : null,
        ...messagesRemaining(status?.messagesRemaining ?? null),
      },
    };
  }

  private async store(
    { ids, replaced }: OpenTurn,
    { text, model, stopped, failure }: TurnResult,
    fact: OutboxRow | null,
  ): Promise<CloseTurnRow | null> {
    const status = failure ? 'failed' : stopped ? 'stopped' : 'answered';
    const row = await this.turns.close(ids, { status, text, failure, model }, fact, replaced !== null);
    if (fact) this.outbox.wake();
    return row;
  }

  private async outcomeOf(
    turn: OpenTurn,
    { text, model, failure }: TurnResult,
    row: CloseTurnRow,
  ): Promise<Outcome> {
    if (failure) return { error: FAILURES[failure]() };
    // Stopped before its first word: what is stored is the answer of before.
    if (text === '' && turn.replaced) return this.stored(turn);
    return { turn: toTurnDto(turn, text, model, row) };
  }

  private factOf({ ids, caller, characterId }: OpenTurn, stopped: boolean): OutboxRow {
    return this.outbox.row(replyCompleted, {
      sessionId: ids.sessionId,
      messageId: ids.assistantMessageId,
      characterId,
      userId: caller.userId,
      stopped,
    });
  }

  /** For a turn that another closed: a statement that committed before its connection broke, a sweeper, a reset. */
  private async stored(turn: OpenTurn): Promise<Outcome> {
    return (await this.storedOutcome(turn.ids.turnId, turn.caller)) ?? { error: FAILURES.cancelled() };
  }
}

function toTurnDto(
  { ids, userMessage, key }: OpenTurn,
  text: string,
  model: string | null,
  row: CloseTurnRow,
): TurnDto {
  const base = { idempotencyKey: null, unanswered: false };
  const said = { id: ids.assistantMessageId, content: text, model, createdAt: row.closedAt };
  return {
    userMessage: text === '' ? { ...userMessage, unanswered: true, idempotencyKey: key } : userMessage,
    assistantMessage: text === '' ? null : toMessageDto({ ...base, ...said, role: 'assistant' }),
    ...messagesRemaining(row.remaining),
  };
}

function messagesRemaining(remaining: number | null): { messagesRemaining?: number } {
  return remaining === null ? {} : { messagesRemaining: remaining };
}
