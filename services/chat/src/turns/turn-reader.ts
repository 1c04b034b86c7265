import { Injectable } from '@nestjs/common';
import type { MessageDto } from '@parley/contracts/chat/message';
import type { Caller } from '../caller/caller.js';
import { LiveReplies } from '../replies/live-replies.js';
import { LiveReply } from '../replies/live-reply.js';
import { RemoteReplies } from '../replies/remote-replies.js';
import { sessionErrors } from '../sessions/sessions.errors.js';
import { toMessageDto } from './message.row.js';
import { TurnCloser } from './turn-closer.js';
import { turnErrors } from './turns.errors.js';
import { type StoredTurn, TurnsRepository } from './turns.repository.js';

/** A turn that can be read, whoever runs it. */
export interface ReadableTurn {
  /** Whom it is read to. */
  caller: Caller;
  userMessage: MessageDto;
  assistantMessageId: string;
  reply: LiveReply;
  /** True when the answer was there already: the same key, sent again. */
  isRepeat: boolean;
}

/** Makes stored turns readable: from memory, from the replica that runs them, or from the store. */
@Injectable()
export class TurnReader {
  constructor(
    private readonly turns: TurnsRepository,
    private readonly closer: TurnCloser,
    private readonly live: LiveReplies,
    private readonly remote: RemoteReplies,
  ) {}

  /** What a message was answered with. */
  async readAnswered(sessionId: string, userMessageId: string, caller: Caller): Promise<ReadableTurn> {
    const turn = await this.turns.findByUserMessage(sessionId, userMessageId);
    if (!turn) throw sessionErrors.unknown();
    return this.read(turn, caller, true);
  }

  async read(turn: StoredTurn, caller: Caller, isRepeat: boolean): Promise<ReadableTurn> {
    const userMessage = (await this.turns.findMessages([turn.userMessageId])).get(turn.userMessageId);
    if (!userMessage) throw turnErrors.nothingToResume();
    return {
      caller,
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
}
