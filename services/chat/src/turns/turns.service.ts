import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { MessageDto } from '@parley/contracts/chat/message';
import { isUuid } from '@parley/contracts/text/well-formed';
import { v4 as uuidv4 } from 'uuid';
import type { Caller } from '../caller/caller.js';
import { LiveReplies } from '../replies/live-replies.js';
import { RemoteReplies } from '../replies/remote-replies.js';
import { sessionErrors } from '../sessions/sessions.errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { toMessageDto } from './message.row.js';
import type { OpenedRow } from './open-turn.parts.js';
import { type OpenTurn, TurnCloser } from './turn-closer.js';
import { TurnOpener } from './turn-opener.js';
import { type ReadableTurn, TurnReader } from './turn-reader.js';
import { TurnRunner } from './turn-runner.js';
import { turnErrors } from './turns.errors.js';
import { TurnsRepository } from './turns.repository.js';

const STOP_WAIT_MS = 5_000;
const STOP_ROUND_MS = 50;

@Injectable()
export class TurnsService {
  constructor(
    private readonly turns: TurnsRepository,
    private readonly opener: TurnOpener,
    private readonly reader: TurnReader,
    private readonly runner: TurnRunner,
    private readonly closer: TurnCloser,
    private readonly live: LiveReplies,
    private readonly remote: RemoteReplies,
    private readonly sessions: SessionsService,
  ) {}

  /** Stores the message, in place of the one that it replaces, and lets the reply begin. */
  async send(
    id: string,
    caller: Caller,
    message: { content: string; replaces: string | null },
    key: string = uuidv4(),
  ): Promise<ReadableTurn> {
    const { opening, row } = await this.opener.send(knownForm(id), caller, key, message);
    const { ids } = opening;
    if (row.outcome === 'answered') return this.reader.readAnswered(ids.sessionId, row.earlierId!, caller);
    const userMessage = toUserMessage(row.earlierId ?? ids.userMessageId, message.content, row.sentAt);
    return this.start({ ids, caller, characterId: row.characterId, userMessage, key, replaced: null }, row);
  }

  /** Lets another reply to the newest message begin; the one there is stays until that one is stored. */
  async regenerate(id: string, caller: Caller, key: string = uuidv4()): Promise<ReadableTurn> {
    const { opening, row } = await this.opener.regenerate(knownForm(id), caller, key);
    const { ids } = opening;
    if (row.outcome === 'answered') return this.reader.readAnswered(ids.sessionId, row.earlierId!, caller);
    const userMessage = toUserMessage(row.questionId, row.content, row.sentAt);
    const replaced = row.answerId ? { id: row.answerId, content: row.answer! } : null;
    const turn = { ids, caller, characterId: row.characterId, userMessage, key: row.key ?? key, replaced };
    return this.start(turn, row);
  }

  /** The reply that is being written in a session, or the newest one. */
  async resume(sessionId: string, caller: Caller): Promise<ReadableTurn> {
    await this.sessions.requireOwned(sessionId, caller);
    const turn = await this.turns.findNewest(sessionId);
    if (!turn) throw turnErrors.nothingToResume();
    return this.reader.read(turn, caller, false);
  }

  /** Stops a running reply, wherever it runs, and keeps what was said. Resolves once it is stored. */
  async stop(sessionId: string, caller: Caller): Promise<boolean> {
    await this.sessions.requireOwned(sessionId, caller);
    const turn = await this.turns.findNewest(sessionId);
    if (turn?.status !== 'pending') return false;
    // Asked again and again: a turn is stored a moment before it runs, and is not to be stopped in between.
    for (const until = Date.now() + STOP_WAIT_MS; Date.now() < until; await sleep(STOP_ROUND_MS)) {
      const here = this.live.find(turn.turnId);
      if (here) {
        here.abort('stopped');
        await here.reply.ended();
        return true;
      }
      if (!(await this.remote.stop(turn).catch(() => false))) return false;
      if (await this.closer.storedOutcome(turn.turnId, caller)) return true;
    }
    return false;
  }

  async listMessages(sessionId: string, caller: Caller): Promise<MessageDto[]> {
    await this.sessions.requireOwned(sessionId, caller);
    return (await this.turns.listMessages(sessionId)).map(toMessageDto);
  }

  private start(opened: OpenTurn, row: OpenedRow): ReadableTurn {
    const { caller, userMessage } = opened;
    const turn = { ...opened, ids: { ...opened.ids, userMessageId: userMessage.id } };
    const reply = this.runner.start(turn, row);
    return { caller, userMessage, assistantMessageId: turn.ids.assistantMessageId, reply, isRepeat: false };
  }
}

function knownForm(sessionId: string): string {
  if (!isUuid(sessionId)) throw sessionErrors.unknown();
  return sessionId.toLowerCase();
}

function toUserMessage(id: string, content: string, sentAt: Date): MessageDto {
  return {
    id,
    role: 'user',
    content,
    createdAt: sentAt.toISOString(),
    unanswered: false,
    idempotencyKey: null,
    understudy: false,
  };
}
