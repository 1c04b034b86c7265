import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { AccessTokensResolver } from '../access-tokens/access-tokens.resolver.js';
import { AccountsResolver } from '../accounts/accounts.resolver.js';
import { CharacterCollectionsResolver } from '../administration/character-collections.resolver.js';
import { InvariantsResolver } from '../administration/invariants.resolver.js';
import { SettingsResolver } from '../administration/settings.resolver.js';
import { UsersResolver } from '../administration/users.resolver.js';
import { AnalyticsResolver } from '../analytics/analytics.resolver.js';
import { CharactersResolver } from '../characters/characters.resolver.js';
import { ChatMutationsResolver } from '../chat/chat-mutations.resolver.js';
import { ChatResolver } from '../chat/chat.resolver.js';
import { OwnChatsResolver } from '../chat/own-chats.resolver.js';
import { CollectionsResolver } from '../collections/collections.resolver.js';
import { DemoResolver } from '../demo/demo.resolver.js';
import { HistoricalEventsResolver } from '../historical-events/historical-events.resolver.js';
import { WalletResolver } from '../wallet/wallet.resolver.js';

const RESOLVERS = [
  CharactersResolver,
  CollectionsResolver,
  HistoricalEventsResolver,
  ChatResolver,
  ChatMutationsResolver,
  OwnChatsResolver,
  DemoResolver,
  AnalyticsResolver,
  AccountsResolver,
  WalletResolver,
  AccessTokensResolver,
  UsersResolver,
  SettingsResolver,
  InvariantsResolver,
  CharacterCollectionsResolver,
];

/** The text of `schema.graphql`, from which clients generate their types. */
export async function printGatewaySchema(): Promise<string> {
  const context = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  try {
    return schemaText(await context.get(GraphQLSchemaFactory).create(RESOLVERS));
  } finally {
    await context.close();
  }
}

export function schemaText(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
