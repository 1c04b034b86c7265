import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import { AskDemoRequest, type DemoAnswerDto } from '@parley/contracts/chat/demo';
import { DemoService } from './demo.service.js';

@Controller()
export class DemoController {
  constructor(private readonly demo: DemoService) {}

  @Post(chatCalls.askDemo.path)
  @HttpCode(200)
  ask(@Body() request: AskDemoRequest): Promise<DemoAnswerDto> {
    return this.demo.ask(request);
  }
}
