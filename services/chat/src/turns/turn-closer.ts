import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { replyCompleted } from '@parley/contracts/chat/chat.events';
import type { MessageDto, TurnDto } from '@parley/contracts/chat/message';
import { isUnreachable } from '@parley/kit/http/error.filter';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import { Outbox } from '@parley/kit/messaging/outbox';
import { AllowanceRepository } from '../allowance/allowance.repository.js';
import type { Caller } from '../caller/caller.js';
import { ChatEnv } from '../env.js';
import type { CloseTurnRow } from './close-turn.statement.js';
import { toMessageDto } from './message.row.js';
import { FAILURES, type Failure } from './turns.errors.js';
import { type TurnIds, TurnsRepository } from './turns.repository.js';
import type { Outcome } from './live-reply.js';

/** A turn that was opened and must be ended. */
export interface OpenTurn {
  ids: TurnIds;
  caller: Caller;
  characterId: number;
  userMessage: MessageDto;
  /** The message's idempotency key: what retries it if it stays unanswered. */
  key: string;
}

export interface TurnResult {
  text: string;
  /** The model that spoke. */
  model: string | null;
  stopped: boolean;
  failure: Failure | null;
}

const RETRY_MS = 500;

/** Stores how a turn ended, before anyone is told. */
@Injectable()
export class TurnCloser {
  constructor(
    private readonly turns: TurnsRepository,
    private readonly allowances: AllowanceRepository,
    private readonly outbox: Outbox,
    private readonly env: ChatEnv,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /**
   * Keeps trying while the database is away: what the visitor has read must not be lost, and the
   * sweepers leave turns of living replicas alone until their last deadline.
   */
  async close(turn: OpenTurn, result: TurnResult): Promise<Outcome> {
    const failure = result.failure ?? (result.text === '' && !result.stopped ? 'unavailable' : null);
    const text = failure ? '' : result.text;
    const status = failure ? 'failed' : result.stopped ? 'stopped' : 'answered';
    const fact = text === '' ? null : this.factOf(turn, result.stopped);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const row = await this.turns.close(turn.ids, { status, text, failure, model: result.model }, fact);
        if (fact) this.outbox.wake();
        if (!row) return await this.closedByAnother(turn);
        return failure ? { error: FAILURES[failure]() } : { turn: this.toDto(turn, text, result.model, row) };
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        this.logger.warn({ err: error, attempt }, 'turn not closed yet');
        await sleep(Math.min(RETRY_MS * attempt, 3_000));
      }
    }
  }

  private factOf({ ids, caller, characterId }: OpenTurn, stopped: boolean) {
    return this.outbox.row(replyCompleted, {
      sessionId: ids.sessionId,
      messageId: ids.assistantMessageId,
      characterId,
      userId: caller.userId,
      stopped,
    });
  }

  /** A retried statement may have committed before its connection broke; else it was swept or reset. */
  private async closedByAnother(turn: OpenTurn): Promise<Outcome> {
    return (await this.storedOutcome(turn.ids.turnId, turn.caller)) ?? { error: FAILURES.cancelled() };
  }

  /** What became of a turn; null while it is pending. One that is gone went with its conversation. */
  async storedOutcome(turnId: string, { anonymousId }: Caller): Promise<Outcome | null> {
    const stored = await this.turns.find(turnId);
    if (!stored) return { error: FAILURES.cancelled() };
    if (stored.status === 'pending') return null;
    if (stored.status === 'failed') return { error: FAILURES[stored.failure ?? 'unavailable']() };
    const messages = await this.turns.findMessages([stored.userMessageId, stored.assistantMessageId]);
    const userMessage = messages.get(stored.userMessageId);
    if (!userMessage) return { error: FAILURES.cancelled() };
    const reply = messages.get(stored.assistantMessageId);
    const taken = anonymousId ? await this.allowances.countTaken(anonymousId) : null;
    return {
      turn: {
        userMessage: toMessageDto(userMessage),
        assistantMessage: reply ? toMessageDto(reply) : null,
        ...this.remaining(taken),
      },
    };
  }

  private remaining(taken: number | null): { messagesRemaining?: number } {
    if (taken === null) return {};
    return { messagesRemaining: Math.max(0, this.env.ANONYMOUS_MESSAGE_LIMIT - taken) };
  }

  private toDto(
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
      ...this.remaining(row.taken),
    };
  }
}
