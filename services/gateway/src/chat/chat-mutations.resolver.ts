import { Args, ID, Int, Mutation, Resolver } from '@nestjs/graphql';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { TurnDto } from '@parley/contracts/chat/message';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { Access } from '../access/access.decorator.js';
import { type Caller, CurrentCaller } from '../access/caller.js';
import { callerHeaders } from '../clients/caller-headers.js';
import { ChatClient, MODEL_TIMEOUT_MS } from '../clients/chat.client.js';
import { mutationHeaders } from '../edge/forwarded-headers.js';
import { IdempotencyKeyArg } from '../graphql/idempotency-key.arg.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { AnonymousSessionIdArg, SessionIdArg } from './chat.args.js';
import { ChatReset, ChatSession, StoppedReply } from './chat-session.type.js';
import { Turn } from './message.type.js';

@Access('visitor')
@Resolver()
export class ChatMutationsResolver {
  constructor(private readonly chat: ChatClient) {}

  @Access('visitor', { needsAnonymousId: true })
  @RateLimited('sessionCreation')
  @Mutation(() => ChatSession, {
    description: 'Begins a chat, or gives back the newest one while it is empty.',
  })
  createChatSession(
    @CurrentCaller() caller: Caller,
    @Args('characterId', { type: () => Int, description: 'Who to talk with.' }) characterId: number,
    @AnonymousSessionIdArg() _anonymousSessionId?: string,
  ): Promise<ChatSessionDto> {
    return this.chat.call(chatCalls.createSession, {
      body: { characterId },
      headers: callerHeaders(caller),
    });
  }

  @RateLimited('chatSend')
  @Mutation(() => Turn, { description: 'Says something and waits for the whole reply.' })
  async sendMessage(
    @CurrentCaller() caller: Caller,
    @SessionIdArg() id: string,
    @Args('content', { description: '1 to 4,000 characters after trimming.' }) content: string,
    @IdempotencyKeyArg() idempotencyKey?: string | null,
    @Args('replaces', {
      type: () => ID,
      nullable: true,
      description: "The visitor's newest message, which this one takes the place of, with its answer.",
    })
    replaces?: string | null,
    @AnonymousSessionIdArg() _anonymousSessionId?: string,
  ): Promise<TurnDto> {
    return this.chat.call(chatCalls.sendMessage, {
      params: { id },
      body: { content, replaces: replaces ?? undefined },
      headers: mutationHeaders(caller, idempotencyKey),
      timeoutMs: MODEL_TIMEOUT_MS,
    });
  }

  @RateLimited('chatSend')
  @Mutation(() => Turn, {
    description: 'Has the newest message answered anew, in place of the answer there is.',
  })
  async regenerateReply(
    @CurrentCaller() caller: Caller,
    @SessionIdArg() id: string,
    @IdempotencyKeyArg() idempotencyKey?: string | null,
    @AnonymousSessionIdArg() _anonymousSessionId?: string,
  ): Promise<TurnDto> {
    return this.chat.call(chatCalls.regenerateReply, {
      params: { id },
      headers: mutationHeaders(caller, idempotencyKey),
      timeoutMs: MODEL_TIMEOUT_MS,
    });
  }

  @Mutation(() => StoppedReply, { description: 'Stops a running reply and keeps what was said.' })
  stopReply(
    @CurrentCaller() caller: Caller,
    @SessionIdArg() id: string,
    @AnonymousSessionIdArg() _anonymousSessionId?: string,
  ): Promise<{ stopped: boolean }> {
    return this.chat.call(chatCalls.stopReply, { params: { id }, headers: callerHeaders(caller) });
  }

  @Mutation(() => ChatReset, { description: 'Deletes the messages of a chat and restores the allowance.' })
  resetChatSession(
    @CurrentCaller() caller: Caller,
    @SessionIdArg() id: string,
    @AnonymousSessionIdArg() _anonymousSessionId?: string,
  ): Promise<{ messagesRemaining: number }> {
    return this.chat.call(chatCalls.resetSession, { params: { id }, headers: callerHeaders(caller) });
  }

  @Mutation(() => ChatSession, { description: 'Gives a chat another title.' })
  renameChatSession(
    @CurrentCaller() caller: Caller,
    @SessionIdArg() id: string,
    @Args('title', { description: '1 to 100 characters after trimming.' }) title: string,
    @AnonymousSessionIdArg() _anonymousSessionId?: string,
  ): Promise<ChatSessionDto> {
    return this.chat.call(chatCalls.renameSession, {
      params: { id },
      body: { title },
      headers: callerHeaders(caller),
    });
  }

  @Mutation(() => Boolean, { description: 'Deletes a chat; true once it is gone.' })
  async deleteChatSession(
    @CurrentCaller() caller: Caller,
    @SessionIdArg() id: string,
    @AnonymousSessionIdArg() _anonymousSessionId?: string,
  ): Promise<boolean> {
    await this.chat.call(chatCalls.deleteSession, { params: { id }, headers: callerHeaders(caller) });
    return true;
  }
}
