import { Injectable } from '@nestjs/common';
import type { MessageRole } from '@parley/contracts/chat/message';
import { Database } from '@parley/kit/database/database';

const PAGE_SIZE = 50;
/** A page ends with the conversation that goes beyond, so that no page is too large to be held. */
const PAGE_MESSAGES = 2_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export interface ExportedSessionRow {
  id: string;
  title: string;
  characterId: number;
  characterName: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface ExportedMessageRow {
  sessionId: string;
  id: string;
  role: MessageRole;
  content: string;
  createdAt: Date;
}

@Injectable()
export class ExportedSessionsRepository {
  constructor(private readonly database: Database) {}

  /**
   * By id; an empty page comes after the last. OFFSET 0 keeps the planner from walking all sessions
   * by the primary key in search of the account's.
   */
  async findPage(userId: string, after: string = FIRST_ID): Promise<ExportedSessionRow[]> {
    return this.database.run<ExportedSessionRow & Record<string, unknown>>(
      {
        name: 'exported-sessions',
        text: `SELECT id, title, character_id AS "characterId", character->>'name' AS "characterName",
            created_at AS "createdAt", updated_at AS "updatedAt"
          FROM (
            SELECT own.*, sum(message_count) OVER (ORDER BY id) - message_count AS messages_before
            FROM (SELECT * FROM sessions WHERE user_id = $1 AND id > $2 OFFSET 0) own
            ORDER BY id LIMIT ${PAGE_SIZE}
          ) page WHERE messages_before < ${PAGE_MESSAGES} ORDER BY id`,
      },
      [userId, after],
    );
  }

  /** Session by session, oldest first. */
  async listMessages(sessionIds: string[]): Promise<ExportedMessageRow[]> {
    return this.database.run<ExportedMessageRow & Record<string, unknown>>(
      {
        name: 'exported-messages',
        text: `SELECT session_id AS "sessionId", id, role, content, created_at AS "createdAt"
          FROM messages WHERE session_id = ANY ($1) ORDER BY session_id, position`,
      },
      [sessionIds],
    );
  }
}
