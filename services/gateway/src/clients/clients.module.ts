import { Global, Module } from '@nestjs/common';
import { CatalogClient } from './catalog.client.js';
import { ChatClient } from './chat.client.js';
import { MediaClient } from './media.client.js';

@Global()
@Module({
  providers: [CatalogClient, ChatClient, MediaClient],
  exports: [CatalogClient, ChatClient, MediaClient],
})
export class ClientsModule {}
