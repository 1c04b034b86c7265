import { Global, Module } from '@nestjs/common';
import { CatalogClient } from './catalog.client.js';
import { ChatClient } from './chat.client.js';
import { MediaClient } from './media.client.js';
import { WalletClient } from './wallet.client.js';

@Global()
@Module({
  providers: [CatalogClient, ChatClient, MediaClient, WalletClient],
  exports: [CatalogClient, ChatClient, MediaClient, WalletClient],
})
export class ClientsModule {}
