import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { MessageDto } from '@parley/contracts/chat/message';
import { commonErrors } from '@parley/kit/http/service-error';
import { idempotencyErrors } from '@parley/kit/idempotency/idempotency.errors';
import { isUuid } from '@parley/contracts/text/well-formed';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import type { Caller } from '../caller/caller.js';
import { ChatEnv } from '../env.js';
import { sessionErrors } from '../sessions/sessions.errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { LiveReplies } from './live-replies.js';
import { LiveReply } from './live-reply.js';
import { toMessageDto } from './message.row.js';
import type { OpenOutcome, OpenTurnRow } from './open-turn.statement.js';
import { RemoteReplies } from './remote-replies.js';
import { Replica } from './replica.js';
import { TurnCloser } from './turn-closer.js';
import { TurnRunner } from './turn-runner.js';
import { turnErrors } from './turns.errors.js';
import { type StoredTurn, type TurnIds, TurnsRepository } from './turns.repository.js';

/** A turn that can be read, whoever runs it. */
export interface ReadableTurn {
  userMessage: MessageDto;
  assistantMessageId: string;
  reply: LiveReply;
  /** True when the answer was there already: the same key, sent again. */
  isRepeat: boolean;
}

const REFUSALS: Record<Exclude<OpenOutcome, 'opened' | 'answered'>, () => Error> = {
  unknown: sessionErrors.unknown,
  denied: sessionErrors.denied,
  stale: turnErrors.busy,
  'other-payload': idempotencyErrors.otherPayload,
  running: idempotencyErrors.stillRunning,
  busy: turnErrors.busy,
  left: turnErrors.characterLeft,
  locked: sessionErrors.loginToUnlock,
  limit: turnErrors.limitReached,
};

const STOP_WAIT_MS = 5_000;

@Injectable()
export class TurnsService {
  constructor(
    private readonly turns: TurnsRepository,
    private readonly runner: TurnRunner,
    private readonly closer: TurnCloser,
    private readonly live: LiveReplies,
    private readonly remote: RemoteReplies,
    private readonly sessions: SessionsService,
    private readonly replica: Replica,
    private readonly env: ChatEnv,
  ) {}

  /** Stores the message and lets the reply begin. */
  async send(id: string, caller: Caller, content: string, key: string = uuidv4()): Promise<ReadableTurn> {
    if (!isUuid(id)) throw sessionErrors.unknown();
    // A process that is about to end takes nothing new on: another replica will.
    if (this.replica.isEnding) throw commonErrors.notReady();
    const sessionId = id.toLowerCase();
    const ids = { sessionId, turnId: uuidv7(), userMessageId: uuidv7(), assistantMessageId: uuidv7() };
    const limit = this.env.ANONYMOUS_MESSAGE_LIMIT;
    const opened = await this.turns.open(ids, caller, { content, key }, this.replica.id, limit);
    if (opened.outcome === 'answered') return this.readAnswered(sessionId, opened.earlierId!, caller);
    if (opened.outcome !== 'opened') throw REFUSALS[opened.outcome]();
    const userMessageId = opened.earlierId ?? ids.userMessageId;
    return this.start({ ...ids, userMessageId }, caller, { content, key }, opened);
  }

  /** The reply that is being written in a session, or the newest one. */
  async resume(sessionId: string, caller: Caller): Promise<ReadableTurn> {
    await this.sessions.requireOwned(sessionId, caller);
    const turn = await this.turns.findNewest(sessionId);
    if (!turn) throw turnErrors.nothingToResume();
    return this.readStored(turn, caller, false);
  }

  /** Stops a running reply, wherever it runs, and keeps what was said. Resolves once it is stored. */
  async stop(sessionId: string, caller: Caller): Promise<boolean> {
    await this.sessions.requireOwned(sessionId, caller);
    const turn = await this.turns.findNewest(sessionId);
    if (turn?.status !== 'pending') return false;
    const here = this.live.find(turn.turnId);
    if (here) {
      here.abort('stopped');
      await here.reply.ended();
      return true;
    }
    if (!(await this.remote.stop(turn).catch(() => false))) return false;
    return this.waitForEnd(turn.turnId, caller);
  }

  async listMessages(sessionId: string, caller: Caller): Promise<MessageDto[]> {
    await this.sessions.requireOwned(sessionId, caller);
    return (await this.turns.listMessages(sessionId)).map(toMessageDto);
  }

  private start(
    ids: TurnIds,
    caller: Caller,
    { content, key }: { content: string; key: string },
    opened: OpenTurnRow,
  ): ReadableTurn {
    const userMessage: MessageDto = {
      id: ids.userMessageId,
      role: 'user',
      content,
      createdAt: opened.sentAt.toISOString(),
      unanswered: false,
      idempotencyKey: null,
      understudy: false,
    };
    const reply = this.runner.start(
      { ids, caller, characterId: opened.characterId, userMessage, key },
      opened,
    );
    return { userMessage, assistantMessageId: ids.assistantMessageId, reply, isRepeat: false };
  }

  private async readAnswered(
    sessionId: string,
    userMessageId: string,
    caller: Caller,
  ): Promise<ReadableTurn> {
    const turn = await this.turns.findByUserMessage(sessionId, userMessageId);
    if (!turn) throw sessionErrors.unknown();
    return this.readStored(turn, caller, true);
  }

  private async readStored(turn: StoredTurn, caller: Caller, isRepeat: boolean): Promise<ReadableTurn> {
    const userMessage = (await this.turns.findMessages([turn.userMessageId])).get(turn.userMessageId);
    if (!userMessage) throw turnErrors.nothingToResume();
    return {
      userMessage: toMessageDto(userMessage),
      assistantMessageId: turn.assistantMessageId,
      reply: await this.replyOf(turn, caller),
      isRepeat,
    };
  }

  private async replyOf(turn: StoredTurn, caller: Caller): Promise<LiveReply> {
    const here = this.live.find(turn.turnId);
    if (here) return here.reply;
    const outcome = await this.closer.storedOutcome(turn.turnId, caller);
    if (!outcome) return this.remote.follow(turn, caller);
    const reply = new LiveReply();
    if ('turn' in outcome) reply.append(outcome.turn.assistantMessage?.content ?? '');
    reply.finish(outcome);
    return reply;
  }

  private async waitForEnd(turnId: string, caller: Caller): Promise<boolean> {
    for (const until = Date.now() + STOP_WAIT_MS; Date.now() < until; await sleep(50)) {
      if (await this.closer.storedOutcome(turnId, caller)) return true;
    }
    return false;
  }
}
