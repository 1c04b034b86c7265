import { Args, Extensions, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { UserDto } from '@parley/contracts/wallet/account';
import type { LedgerDto } from '@parley/contracts/wallet/ledger';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { Access } from '../access/access.decorator.js';
import { type Caller, CurrentCaller } from '../access/caller.js';
import { userOf } from '../accounts/user-dto.js';
import { User } from '../accounts/user.type.js';
import { callerHeaders } from '../clients/caller-headers.js';
import { WalletClient } from '../clients/wallet.client.js';
import { mutationHeaders } from '../edge/forwarded-headers.js';
import { GatewayEnv } from '../env.js';
import { IdempotencyKeyArg } from '../graphql/idempotency-key.arg.js';
import { type Connection, connectionOf, offsetAfter } from '../graphql/offset-connection.js';
import type { ListSize } from '../graphql/operation-size.js';
import { Ledger, UserConnection } from './users.type.js';

const PAGE_SIZE = 20;
const ONE_PAGE: ListSize = ({ first }) => Number(first ?? PAGE_SIZE);

const UserIdArg = () => Args('id', { type: () => ID, description: 'The id of the account.' });

@Access('admin')
@Resolver()
export class UsersResolver {
  constructor(
    private readonly env: GatewayEnv,
    private readonly wallet: WalletClient,
  ) {}

  @Extensions({ listSize: ONE_PAGE })
  @Query(() => UserConnection, { nullable: true, description: 'The accounts, the newest first.' })
  async users(
    @CurrentCaller() caller: Caller,
    @Args('first', { type: () => Int, nullable: true, description: 'At most so many, up to 100.' })
    first?: number | null,
    @Args('after', { type: () => String, nullable: true, description: 'The cursor to read on after.' })
    after?: string | null,
    @Args('search', {
      type: () => String,
      nullable: true,
      description: 'A part of an e-mail address, a name or an id.',
    })
    search?: string | null,
  ): Promise<Connection<UserDto>> {
    const offset = offsetAfter(after);
    const { users, totalCount } = await this.wallet.call(walletCalls.listAccounts, {
      query: { limit: first ?? undefined, offset, search: search ?? undefined },
      headers: callerHeaders(caller),
    });
    const nodes = users.map((account) => userOf(account, this.env.ADMIN_EMAIL));
    return connectionOf(nodes, totalCount, offset);
  }

  @Query(() => User, { nullable: true, description: 'One account by its id.' })
  async user(@CurrentCaller() caller: Caller, @UserIdArg() id: string): Promise<UserDto> {
    const headers = callerHeaders(caller);
    return userOf(
      await this.wallet.call(walletCalls.readAccount, { params: { id }, headers }),
      this.env.ADMIN_EMAIL,
    );
  }

  @Query(() => Ledger, { nullable: true, description: 'The movements of an account.' })
  userLedger(@CurrentCaller() caller: Caller, @UserIdArg() id: string): Promise<LedgerDto> {
    const headers = callerHeaders(caller);
    return this.wallet.call(walletCalls.readLedger, { params: { id }, headers });
  }

  @Mutation(() => User, { description: 'Sets the balance of an account; the ledger says so.' })
  async setBalance(
    @CurrentCaller() caller: Caller,
    @UserIdArg() id: string,
    @Args('balance', { type: () => Int, description: 'The tokens there are to be.' }) balance: number,
    @IdempotencyKeyArg() idempotencyKey?: string | null,
  ): Promise<UserDto> {
    const account = await this.wallet.call(walletCalls.setBalance, {
      params: { id },
      body: { balance },
      headers: mutationHeaders(caller, idempotencyKey),
    });
    return userOf(account, this.env.ADMIN_EMAIL);
  }
}
