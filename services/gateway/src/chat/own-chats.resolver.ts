import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { AdoptedDto } from '@parley/contracts/chat/session';
import { Access } from '../access/access.decorator.js';
import { type Caller, CurrentCaller } from '../access/caller.js';
import { callerHeaders } from '../clients/caller-headers.js';
import { ChatClient } from '../clients/chat.client.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { AdoptedChats, StartedChat } from './chat-session.type.js';

/** What only signed-in people do with chats. */
@Access('user')
@Resolver()
export class OwnChatsResolver {
  constructor(private readonly chat: ChatClient) {}

  @RateLimited('sessionCreation')
  @Mutation(() => StartedChat, {
    description: 'Begins a chat of the account, or gives back the newest one while it is empty.',
  })
  async startChat(
    @CurrentCaller() caller: Caller,
    @Args('characterId', { type: () => Int, description: 'Who to talk with.' }) characterId: number,
  ): Promise<StartedChat> {
    const session = await this.chat.call(chatCalls.createSession, {
      body: { characterId },
      headers: callerHeaders(caller),
    });
    return { sessionId: session.id };
  }

  @Mutation(() => AdoptedChats, {
    description: "Makes the chats of the anonymous visitor that the caller was the account's.",
  })
  adoptChats(
    @CurrentCaller() caller: Caller,
    @Args('anonymousSessionId', { description: 'The UUID of the anonymous visitor.' })
    anonymousSessionId: string,
  ): Promise<AdoptedDto> {
    return this.chat.call(chatCalls.adoptSessions, {
      body: { anonymousSessionId },
      headers: callerHeaders(caller),
    });
  }
}
