import { Extensions, Query, Resolver } from '@nestjs/graphql';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { MessageDto } from '@parley/contracts/chat/message';
import type { AnonymousStatusDto, ChatSessionDto } from '@parley/contracts/chat/session';
import { Access } from '../access/access.decorator.js';
import { type Caller, CurrentCaller } from '../access/caller.js';
import { callerHeaders } from '../clients/caller-headers.js';
import { ChatClient } from '../clients/chat.client.js';
import type { ListSize } from '../graphql/operation-size.js';
import { AnonymousSessionIdArg, SessionIdArg } from './chat.args.js';
import { AnonymousStatus, ChatSession } from './chat-session.type.js';
import { Message } from './message.type.js';

const SESSIONS: ListSize = () => 50;
const MESSAGES: ListSize = () => 200;

@Access('visitor')
@Resolver()
export class ChatResolver {
  constructor(private readonly chat: ChatClient) {}

  @Extensions({ listSize: SESSIONS })
  @Query(() => [ChatSession], { description: "The caller's chats, the newest first." })
  chatSessions(
    @CurrentCaller() caller: Caller,
    @AnonymousSessionIdArg() _anonymousSessionId?: string,
  ): Promise<ChatSessionDto[]> {
    return this.chat.call(chatCalls.listSessions, { headers: callerHeaders(caller) });
  }

  @Query(() => ChatSession, { nullable: true, description: "One of the caller's chats." })
  chatSession(
    @CurrentCaller() caller: Caller,
    @SessionIdArg('id') id: string,
    @AnonymousSessionIdArg() _anonymousSessionId?: string,
  ): Promise<ChatSessionDto> {
    return this.chat.call(chatCalls.readSession, { params: { id }, headers: callerHeaders(caller) });
  }

  @Extensions({ listSize: MESSAGES })
  @Query(() => [Message], { description: 'What was said in a chat, the oldest first.' })
  chatMessages(
    @CurrentCaller() caller: Caller,
    @SessionIdArg() id: string,
    @AnonymousSessionIdArg() _anonymousSessionId?: string,
  ): Promise<MessageDto[]> {
    return this.chat.call(chatCalls.listMessages, { params: { id }, headers: callerHeaders(caller) });
  }

  @Access('visitor', { needsAnonymousId: true })
  @Query(() => AnonymousStatus, { nullable: true, description: 'What an anonymous visitor has left.' })
  anonymousStatus(
    @CurrentCaller() caller: Caller,
    @AnonymousSessionIdArg() _anonymousSessionId?: string,
  ): Promise<AnonymousStatusDto> {
    return this.chat.call(chatCalls.anonymousStatus, { headers: callerHeaders(caller) });
  }
}
