import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { DemoAnswerDto } from '@parley/contracts/chat/demo';
import { Access } from '../access/access.decorator.js';
import { ChatClient, MODEL_TIMEOUT_MS } from '../clients/chat.client.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { DemoAnswer } from './demo.type.js';
import { demoPrice } from './demo.price.js';

@Access('public')
@Resolver()
export class DemoResolver {
  constructor(private readonly chat: ChatClient) {}

  @RateLimited('demo', demoPrice)
  @Mutation(() => DemoAnswer, {
    description: 'Asks up to six characters the same question; nothing is kept.',
  })
  askDemo(
    @Args('question', { description: '1 to 500 characters.' }) question: string,
    @Args('characterIds', { type: () => [Int], description: 'Featured or free characters, at most six.' })
    characterIds: number[],
  ): Promise<DemoAnswerDto> {
    return this.chat.call(chatCalls.askDemo, {
      body: { question, characterIds },
      timeoutMs: MODEL_TIMEOUT_MS,
    });
  }
}
