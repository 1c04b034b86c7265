import { Body, Controller, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { readCompletionRequest } from './completion-request.js';
import { CompletionsService } from './completions.service.js';

@Controller('v1/chat/completions')
export class CompletionsController {
  constructor(private readonly completions: CompletionsService) {}

  @Post()
  async complete(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    reply.status(200);
    await this.completions.answer(readCompletionRequest(body), reply);
  }
}
