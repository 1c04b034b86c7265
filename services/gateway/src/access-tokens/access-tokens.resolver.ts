import { Args, Extensions, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { AccessTokenDto, NewAccessTokenDto } from '@parley/contracts/wallet/access-token';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { Access } from '../access/access.decorator.js';
import { type Caller, CurrentCaller } from '../access/caller.js';
import { TokenOwners } from '../access/token-owners.js';
import { callerHeaders } from '../clients/caller-headers.js';
import { WalletClient } from '../clients/wallet.client.js';
import type { ListSize } from '../graphql/operation-size.js';

/** "at most 20 per account" */
const TOKENS_OF_ONE: ListSize = () => 20;

@ObjectType({ description: 'A personal access token, without its secret.' })
class AccessToken implements AccessTokenDto {
  @Field(() => ID, { description: 'The id of the token.' }) id: string;
  @Field({ description: 'What it is called.' }) name: string;
  @Field({ description: 'The last four characters of the secret.' }) ending: string;
  @Field({ description: 'When it was made: ISO 8601, UTC.' }) createdAt: string;
  @Field({ description: 'When it stops working: ISO 8601, UTC.' }) expiresAt: string;
  @Field(() => String, { nullable: true, description: 'When it was last used; null if never.' })
  lastUsedAt: string | null;
}

@ObjectType({ description: 'A new personal access token, with its secret for the only time.' })
class NewAccessToken extends AccessToken implements NewAccessTokenDto {
  @Field({ description: 'What goes into "Authorization: Bearer …".' }) secret: string;
}

@Access('admin')
@Resolver()
export class AccessTokensResolver {
  constructor(
    private readonly wallet: WalletClient,
    private readonly owners: TokenOwners,
  ) {}

  @Extensions({ listSize: TOKENS_OF_ONE })
  @Query(() => [AccessToken], { nullable: true, description: "The caller's personal access tokens." })
  accessTokens(@CurrentCaller() caller: Caller): Promise<AccessTokenDto[]> {
    return this.wallet.call(walletCalls.listAccessTokens, { headers: callerHeaders(caller) });
  }

  @Mutation(() => NewAccessToken, { description: 'Makes a personal access token.' })
  createAccessToken(
    @CurrentCaller() caller: Caller,
    @Args('name', { description: 'What it is called: 1 to 100 characters.' }) name: string,
    @Args('expiresInDays', { type: () => Int, nullable: true, description: '1 to 366; 90 by default.' })
    expiresInDays?: number | null,
  ): Promise<NewAccessTokenDto> {
    return this.wallet.call(walletCalls.createAccessToken, {
      body: { name, expiresInDays: expiresInDays ?? undefined },
      headers: callerHeaders(caller),
    });
  }

  @Mutation(() => Boolean, { description: 'Revokes a personal access token; true once it is gone.' })
  async revokeAccessToken(
    @CurrentCaller() caller: Caller,
    @Args('id', { type: () => ID, description: 'The id of the token.' }) id: string,
  ): Promise<boolean> {
    await this.wallet.call(walletCalls.revokeAccessToken, {
      params: { id },
      headers: callerHeaders(caller),
    });
    this.owners.forgetAll();
    return true;
  }
}
