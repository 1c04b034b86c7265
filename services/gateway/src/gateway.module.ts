import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { RedisModule } from '@parley/kit/redis/redis.module';
import { StreamModule } from '@parley/kit/streams/stream.module';
import { AccessGuard } from './access/access.guard.js';
import { AccessModule } from './access/access.module.js';
import { AccessTokensModule } from './access-tokens/access-tokens.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdministrationModule } from './administration/administration.module.js';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { CharactersModule } from './characters/characters.module.js';
import { ChatModule } from './chat/chat.module.js';
import { ClientsModule } from './clients/clients.module.js';
import { CollectionsModule } from './collections/collections.module.js';
import { DemoModule } from './demo/demo.module.js';
import { GatewayEnv } from './env.js';
import { GraphiqlModule } from './graphiql/graphiql.module.js';
import { GraphqlModule } from './graphql/graphql.module.js';
import { HistoricalEventsModule } from './historical-events/historical-events.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { RateLimitGuard } from './limits/rate-limit.guard.js';
import { PagesModule } from './pages/pages.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { SessionModule } from './session/session.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { SitemapModule } from './sitemap/sitemap.module.js';
import { WalletModule } from './wallet/wallet.module.js';

@Module({})
export class GatewayModule {
  static forEnv(env: GatewayEnv): DynamicModule {
    return {
      module: GatewayModule,
      global: true,
      imports: [
        // Pages, reads and visitors' chats go on without Redis; limits then count in this process.
        RedisModule.forRoot(env.REDIS_URL, { isOptional: true }),
        StreamModule,
        ClientsModule,
        SessionModule,
        AccessModule,
        LimitsModule,
        GraphqlModule,
        PagesModule,
        SitemapModule,
        CharactersModule,
        CollectionsModule,
        HistoricalEventsModule,
        ChatModule,
        DemoModule,
        PicturesModule,
        AnalyticsModule,
        SignInModule,
        AccountsModule,
        WalletModule,
        AccessTokensModule,
        AdministrationModule,
        GraphiqlModule,
      ],
      providers: [
        { provide: GatewayEnv, useValue: env },
        // In this order: limits by account and by anonymous id need to know the caller.
        { provide: APP_GUARD, useExisting: AccessGuard },
        { provide: APP_GUARD, useExisting: RateLimitGuard },
      ],
      exports: [GatewayEnv],
    };
  }
}
