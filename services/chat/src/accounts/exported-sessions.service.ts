import { Injectable } from '@nestjs/common';
import type { SessionExportDto } from '@parley/contracts/chat/session';
import { ExportedSessionsRepository } from './exported-sessions.repository.js';

@Injectable()
export class ExportedSessionsService {
  constructor(private readonly sessions: ExportedSessionsRepository) {}

  async readPage(userId: string, after: string | undefined): Promise<SessionExportDto[]> {
    const sessions = await this.sessions.findPage(userId, after);
    const messages = await this.sessions.listMessages(sessions.map(({ id }) => id));
    const bySession = Map.groupBy(messages, ({ sessionId }) => sessionId);
    return sessions.map(({ createdAt, updatedAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      messages: (bySession.get(session.id) ?? []).map(({ id, role, content, createdAt: said }) => ({
        id,
        role,
        content,
        createdAt: said.toISOString(),
      })),
    }));
  }
}
