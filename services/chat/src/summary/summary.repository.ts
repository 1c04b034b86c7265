import { Injectable } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';
import type { HistoryRow } from '../turns/open-turn.parts.js';

export interface SummaryState {
  summary: string | null;
  /** Position of the first message that is not summarised yet. */
  summarizedThrough: number;
}

@Injectable()
export class SummaryRepository {
  constructor(private readonly database: Database) {}

  async find(sessionId: string): Promise<SummaryState | null> {
    const [row] = await this.database.run<SummaryState & Record<string, unknown>>(
      {
        name: 'summary-state',
        text: `SELECT summary, summarized_through AS "summarizedThrough" FROM sessions WHERE id = $1`,
      },
      [sessionId],
    );
    return row ?? null;
  }

  /** Messages that are not summarised, oldest first. */
  async listUnsummarized(sessionId: string, from: number): Promise<HistoryRow[]> {
    return this.database.run<HistoryRow & Record<string, unknown>>(
      {
        name: 'summary-messages',
        text: `SELECT position, role, content FROM messages
          WHERE session_id = $1 AND position >= $2 ORDER BY position LIMIT 200`,
      },
      [sessionId, from],
    );
  }

  /** Does nothing when another run, or a reset, came first. */
  async save(sessionId: string, previous: SummaryState, next: SummaryState): Promise<void> {
    await this.database.run(
      {
        name: 'summary-save',
        text: `UPDATE sessions SET summary = $3, summarized_through = $4
          WHERE id = $1 AND summarized_through = $2`,
      },
      [sessionId, previous.summarizedThrough, next.summary, next.summarizedThrough],
    );
  }
}
