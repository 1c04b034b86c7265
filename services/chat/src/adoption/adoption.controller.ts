import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import { AdoptSessionsRequest } from '@parley/contracts/chat/chat.requests';
import type { AdoptedDto } from '@parley/contracts/chat/session';
import { Idempotent } from '@parley/kit/idempotency/idempotent.interceptor';
import { FromAccount } from '../caller/caller.js';
import { AdoptionService } from './adoption.service.js';

@Controller()
export class AdoptionController {
  constructor(private readonly adoption: AdoptionService) {}

  @Post(chatCalls.adoptSessions.path)
  @HttpCode(200)
  @UseInterceptors(Idempotent)
  adopt(
    @Body() { anonymousSessionId }: AdoptSessionsRequest,
    @FromAccount() userId: string,
  ): Promise<AdoptedDto> {
    return this.adoption.adopt(anonymousSessionId.toLowerCase(), userId);
  }
}
