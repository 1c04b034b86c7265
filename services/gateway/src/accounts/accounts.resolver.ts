import { Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { UserDto } from '@parley/contracts/wallet/account';
import { Access } from '../access/access.decorator.js';
import { type Caller, CurrentCaller } from '../access/caller.js';
import { callerHeaders } from '../clients/caller-headers.js';
import type { GraphqlContext } from '../graphql/graphql.context.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { AccountDataScalar } from './account-data.scalar.js';
import { AccountExport } from './account-export.js';
import { AccountsService } from './accounts.service.js';
import { User } from './user.type.js';

@Access('user')
@Resolver()
export class AccountsResolver {
  constructor(
    private readonly accounts: AccountsService,
    private readonly data: AccountExport,
  ) {}

  @Access('public')
  @Query(() => User, { nullable: true, description: 'The signed-in account; null for an anonymous caller.' })
  me(@Context() { request }: GraphqlContext): Promise<UserDto | null> {
    return this.accounts.currentUser(request);
  }

  @RateLimited('dataExport')
  @Query(() => AccountDataScalar, { description: 'All that Parley knows about the caller.' })
  accountData(@CurrentCaller() caller: Caller, @Context() { request }: GraphqlContext): Promise<object> {
    return this.data.collect(request, callerHeaders(caller));
  }

  @Mutation(() => Boolean, {
    description: 'Deletes the account with all that belongs to it; true once it is gone.',
  })
  async deleteAccount(
    @CurrentCaller() caller: Caller,
    @Context() { reply }: GraphqlContext,
  ): Promise<boolean> {
    await this.accounts.deleteAccount(caller, reply);
    return true;
  }
}
