import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import { CreateSessionRequest, RenameSessionRequest } from '@parley/contracts/chat/chat.requests';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { Idempotent } from '@parley/kit/idempotency/idempotent.interceptor';
import type { FastifyReply } from 'fastify';
import { FromCaller, type Caller } from '../caller/caller.js';
import { SessionsService } from './sessions.service.js';

@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Post(chatCalls.createSession.path)
  @UseInterceptors(Idempotent)
  async create(
    @Body() { characterId }: CreateSessionRequest,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatSessionDto> {
    const { session, created } = await this.sessions.open(characterId, caller);
    reply.status(created ? 201 : 200);
    return session;
  }

  @Get(chatCalls.listSessions.path)
  list(@FromCaller() caller: Caller): Promise<ChatSessionDto[]> {
    return this.sessions.list(caller);
  }

  @Get(chatCalls.readSession.path)
  read(@Param('id') id: string, @FromCaller() caller: Caller): Promise<ChatSessionDto> {
    return this.sessions.read(id, caller);
  }

  @Patch(chatCalls.renameSession.path)
  @UseInterceptors(Idempotent)
  rename(
    @Param('id') id: string,
    @Body() { title }: RenameSessionRequest,
    @FromCaller() caller: Caller,
  ): Promise<ChatSessionDto> {
    return this.sessions.rename(id, caller, title);
  }

  @Delete(chatCalls.deleteSession.path)
  @HttpCode(204)
  delete(@Param('id') id: string, @FromCaller() caller: Caller): Promise<void> {
    return this.sessions.delete(id, caller);
  }
}
