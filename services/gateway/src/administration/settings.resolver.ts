import { Args, ArgsType, Field, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { SettingsDto } from '@parley/contracts/wallet/wallet';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { Allow } from 'class-validator';
import { Access } from '../access/access.decorator.js';
import { type Caller, CurrentCaller } from '../access/caller.js';
import { callerHeaders } from '../clients/caller-headers.js';
import { WalletClient } from '../clients/wallet.client.js';

@ObjectType({ description: 'What the administrator can set.' })
class Settings implements SettingsDto {
  @Field(() => Int, { description: 'Tokens that a daily claim gives: 1 to 100.' }) tokenAmount: number;
  @Field(() => Int, { description: 'Minutes between two claims: 1 to 1440.' }) cooldownMinutes: number;
  @Field(() => Int, { description: 'Free messages of an anonymous visitor: 1 to 20.' })
  anonymousMessageLimit: number;
}

/** Null and absent mean the same: it stays as it is. The wallet validates the values. */
@ArgsType()
export class SettingsArgs {
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Tokens that a daily claim gives: 1 to 100.' })
  tokenAmount?: number | null;

  @Allow()
  @Field(() => Int, { nullable: true, description: 'Minutes between two claims: 1 to 1440.' })
  cooldownMinutes?: number | null;

  @Allow()
  @Field(() => Int, { nullable: true, description: 'Free messages of an anonymous visitor: 1 to 20.' })
  anonymousMessageLimit?: number | null;
}

@Access('admin')
@Resolver()
export class SettingsResolver {
  constructor(private readonly wallet: WalletClient) {}

  @Query(() => Settings, { nullable: true, description: 'What is set now.' })
  settings(@CurrentCaller() caller: Caller): Promise<SettingsDto> {
    return this.wallet.call(walletCalls.readSettings, { headers: callerHeaders(caller) });
  }

  @Mutation(() => Settings, { description: 'Changes what is given; it holds for everybody at once.' })
  changeSettings(@CurrentCaller() caller: Caller, @Args() args: SettingsArgs): Promise<SettingsDto> {
    const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
    return this.wallet.call(walletCalls.changeSettings, {
      body: Object.fromEntries(given),
      headers: callerHeaders(caller),
    });
  }
}
