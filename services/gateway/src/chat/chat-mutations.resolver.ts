import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { TurnDto } from '@parley/contracts/chat/message';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { idempotencyKeyOf } from '@parley/kit/idempotency/idempotency-key';
import { Access } from '../access/access.decorator.js';
import { type Caller, CurrentCaller } from '../access/caller.js';
import { callerHeaders, ChatClient, MODEL_TIMEOUT_MS } from '../clients/chat.client.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { AnonymousSessionIdArg, SessionIdArg } from './chat.args.js';
import { ChatReset, ChatSession, StoppedReply } from './chat-session.type.js';
import { Turn } from './message.type.js';

@Access('visitor')
@Resolver()
export class ChatMutationsResolver {
  constructor(private readonly chat: ChatClient) {}

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
    @Args('idempotencyKey', {
      type: () => String,
      nullable: true,
      description: 'Any text of the client; the same one again does not say it twice.',
    })
    idempotencyKey?: string | null,
    @AnonymousSessionIdArg() _anonymousSessionId?: string,
  ): Promise<TurnDto> {
    return this.chat.call(chatCalls.sendMessage, {
      params: { id },
      body: { content },
      headers: {
        ...callerHeaders(caller),
        // As an argument it may hold what no header could.
        'idempotency-key': idempotencyKeyOf(idempotencyKey ?? undefined),
      },
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
