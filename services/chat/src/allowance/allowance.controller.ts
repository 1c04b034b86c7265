import { Controller, Delete, Get, Param } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { AnonymousStatusDto } from '@parley/contracts/chat/session';
import { FromCaller, type Caller } from '../caller/caller.js';
import { AllowanceService } from './allowance.service.js';

@Controller()
export class AllowanceController {
  constructor(private readonly allowance: AllowanceService) {}

  @Get(chatCalls.anonymousStatus.path)
  readStatus(@FromCaller() caller: Caller): Promise<AnonymousStatusDto> {
    return this.allowance.readStatus(caller);
  }

  @Delete(chatCalls.resetSession.path)
  resetSession(
    @Param('id') id: string,
    @FromCaller() caller: Caller,
  ): Promise<{ messagesRemaining: number }> {
    return this.allowance.resetSession(id, caller);
  }
}
