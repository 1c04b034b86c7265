import { Injectable } from '@nestjs/common';
import type { FirstExchange } from '@parley/contracts/prompt/title-prompt';
import { Database } from '@parley/kit/database/database';

/** How long a conversation may wait for its title before it is ordered again, and when it is too late. */
const WAITED = '1 minute';
const FORGOTTEN = '7 days';
const SWEPT_AT_ONCE = 200;

@Injectable()
export class TitleRepository {
  constructor(private readonly database: Database) {}

  /** How a conversation without a title of its own began; null for any other, and before an answer. */
  async findFirstExchange(sessionId: string): Promise<FirstExchange | null> {
    const [row] = await this.database.run<FirstExchange & Record<string, unknown>>(
      {
        name: 'title-exchange',
        text: `SELECT s.character->>'name' AS figure, question.content AS message, answer.content AS answer
          FROM sessions s
            JOIN LATERAL (
              SELECT content, position FROM messages
              WHERE session_id = s.id AND role = 'assistant' ORDER BY position LIMIT 1
            ) answer ON true
            JOIN LATERAL (
              SELECT content FROM messages
              WHERE session_id = s.id AND role = 'user' AND position < answer.position
              ORDER BY position DESC LIMIT 1
            ) question ON true
          WHERE s.id = $1 AND s.title_source = 'default'`,
      },
      [sessionId],
    );
    return row ?? null;
  }

  /** Never over a title that a person gave meanwhile. */
  async save(sessionId: string, title: string): Promise<void> {
    await this.database.run(
      {
        name: 'title-save',
        text: `UPDATE sessions SET title = $2, title_source = 'model'
          WHERE id = $1 AND title_source = 'default'`,
      },
      [sessionId, title],
    );
  }

  /** Conversations of accounts whose order for a title seems to be lost, the newest first. */
  async findUntitled(): Promise<string[]> {
    const rows = await this.database.run<{ id: string }>({
      name: 'title-missing',
      text: `SELECT id FROM sessions
        WHERE title_source = 'default' AND message_count > 1 AND user_id IS NOT NULL
          AND pending_turn_id IS NULL
          AND updated_at BETWEEN now() - interval '${FORGOTTEN}' AND now() - interval '${WAITED}'
        ORDER BY id DESC LIMIT ${SWEPT_AT_ONCE}`,
    });
    return rows.map(({ id }) => id);
  }
}
