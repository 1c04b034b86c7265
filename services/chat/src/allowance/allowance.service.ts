import { Injectable } from '@nestjs/common';
import type { AnonymousStatusDto } from '@parley/contracts/chat/session';
import type { Caller } from '../caller/caller.js';
import { sessionErrors } from '../sessions/sessions.errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { LiveReplies } from '../replies/live-replies.js';
import { AllowanceRepository } from './allowance.repository.js';

@Injectable()
export class AllowanceService {
  constructor(
    private readonly allowances: AllowanceRepository,
    private readonly sessions: SessionsService,
    private readonly live: LiveReplies,
  ) {}

  readStatus({ anonymousId }: Caller): Promise<AnonymousStatusDto> {
    return this.allowances.read(anonymousId);
  }

  async resetSession(sessionId: string, caller: Caller): Promise<{ messagesRemaining: number }> {
    if (!caller.anonymousId) throw sessionErrors.resetNeedsAnonymous();
    await this.sessions.requireOwned(sessionId, caller);
    const reset = await this.allowances.reset(sessionId, caller.anonymousId);
    if (!reset) throw sessionErrors.unknown();
    if (reset.pendingTurnId) await this.live.cancel(reset.pendingTurnId);
    return { messagesRemaining: reset.messagesRemaining };
  }
}
