import { Controller, Get, Query } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import { ExportSessionsQuery } from '@parley/contracts/chat/chat.requests';
import type { SessionExportDto } from '@parley/contracts/chat/session';
import { FromAccount } from '../caller/caller.js';
import { ExportedSessionsService } from './exported-sessions.service.js';

@Controller()
export class ExportedSessionsController {
  constructor(private readonly sessions: ExportedSessionsService) {}

  @Get(chatCalls.exportSessions.path)
  readPage(
    @Query() { after }: ExportSessionsQuery,
    @FromAccount() userId: string,
  ): Promise<SessionExportDto[]> {
    return this.sessions.readPage(userId, after);
  }
}
