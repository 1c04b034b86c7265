import { Global, Module } from '@nestjs/common';
import { CatalogClient } from './catalog.client.js';
import { ChatClient } from './chat.client.js';

@Global()
@Module({ providers: [CatalogClient, ChatClient], exports: [CatalogClient, ChatClient] })
export class ClientsModule {}
