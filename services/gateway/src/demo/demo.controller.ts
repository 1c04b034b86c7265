import { Body, Controller, Post, Res } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { ChatClient, MODEL_TIMEOUT_MS } from '../clients/chat.client.js';
import { answerPersonal } from '../edge/answers.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { demoPrice } from './demo.price.js';

@Access('public')
@Controller('api/demo')
export class DemoController {
  constructor(private readonly chat: ChatClient) {}

  @RateLimited('demo', demoPrice)
  @Post('ask')
  async ask(@Body() body: unknown, @Res() reply: FastifyReply) {
    return answerPersonal(
      reply,
      await this.chat.send(chatCalls.askDemo, { body, timeoutMs: MODEL_TIMEOUT_MS }),
    );
  }
}
