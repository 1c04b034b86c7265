import { Injectable } from '@nestjs/common';
import { summarizeSession, type SummarizeSession } from '@parley/contracts/chat/chat.jobs';
import { renderSummaryRequest, SUMMARY_INSTRUCTION } from '@parley/contracts/prompt/summary-prompt';
import { ProcessesJob } from '@parley/kit/messaging/handlers';
import { ChatEnv } from '../env.js';
import { ModelClient } from '../model/model.client.js';
import { newestWithin } from '../model/prompt.js';
import type { HistoryRow } from '../turns/open-turn.parts.js';
import { SummaryRepository } from './summary.repository.js';

/** Half of the budget stays verbatim, so that the next few turns need no new summary. */
const KEPT_SHARE = 0.5;
/** Of one message, so that the request fits any model. */
const LINE_MAX_LENGTH = 2_000;

@Injectable()
export class SummarizeSessionProcessor {
  constructor(
    private readonly summaries: SummaryRepository,
    private readonly model: ModelClient,
    private readonly env: ChatEnv,
  ) {}

  @ProcessesJob(summarizeSession)
  async summarize(
    { sessionId }: SummarizeSession,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<void> {
    const state = await this.summaries.find(sessionId);
    if (!state) return;
    const messages = await this.summaries.listUnsummarized(sessionId, state.summarizedThrough);
    const older = this.olderOf(messages);
    if (older.length === 0) return;
    const lines = older.map(({ role, content }) => ({
      speaker: role === 'user' ? ('guest' as const) : ('figure' as const),
      text: content.slice(0, LINE_MAX_LENGTH),
    }));
    const summary = await this.model.complete(
      [
        { role: 'system', content: SUMMARY_INSTRUCTION },
        { role: 'user', content: renderSummaryRequest(state.summary, lines) },
      ],
      signal,
    );
    await this.summaries.save(sessionId, state, { summary, summarizedThrough: older.at(-1)!.position + 1 });
  }

  /** Never the newest exchange, however long it is: it may still be replaced. */
  private olderOf(messages: HistoryRow[]): HistoryRow[] {
    const kept = newestWithin(messages, this.env.HISTORY_TOKEN_BUDGET * KEPT_SHARE);
    const newestExchange = messages.findLastIndex(({ role }) => role === 'user');
    return messages.slice(0, Math.max(0, Math.min(messages.length - kept.length, newestExchange)));
  }
}
