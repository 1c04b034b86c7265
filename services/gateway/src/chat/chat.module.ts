import { Module } from '@nestjs/common';
import { AnonymousStatusController } from './anonymous-status.controller.js';
import { ChatMessagesController } from './chat-messages.controller.js';
import { ChatMutationsResolver } from './chat-mutations.resolver.js';
import { ChatSessionsController } from './chat-sessions.controller.js';
import { ChatResolver } from './chat.resolver.js';
import { OwnChatsController } from './own-chats.controller.js';
import { OwnChatsResolver } from './own-chats.resolver.js';

@Module({
  controllers: [
    ChatSessionsController,
    ChatMessagesController,
    AnonymousStatusController,
    OwnChatsController,
  ],
  providers: [ChatResolver, ChatMutationsResolver, OwnChatsResolver],
})
export class ChatModule {}
