import { Args, Extensions, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  DailyClaimDto,
  DailyTokensStatusDto,
  TokensDto,
  UnlockDto,
  UnlockedCharacterDto,
} from '@parley/contracts/wallet/wallet';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { Access } from '../access/access.decorator.js';
import { type Caller, CurrentCaller } from '../access/caller.js';
import { callerHeaders } from '../clients/caller-headers.js';
import { WalletClient } from '../clients/wallet.client.js';
import { mutationHeaders } from '../edge/forwarded-headers.js';
import { IdempotencyKeyArg } from '../graphql/idempotency-key.arg.js';
import type { ListSize } from '../graphql/operation-size.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { DailyClaim, DailyTokensStatus, Tokens, Unlock, UnlockedCharacter } from './wallet.type.js';

/** Half of the catalog costs tokens. */
const UNLOCKED: ListSize = () => 60;

@Access('user')
@Resolver()
export class WalletResolver {
  constructor(private readonly wallet: WalletClient) {}

  @Query(() => Tokens, { nullable: true, description: "The caller's balance." })
  tokens(@CurrentCaller() caller: Caller): Promise<TokensDto> {
    return this.wallet.call(walletCalls.readTokens, { headers: callerHeaders(caller) });
  }

  @Extensions({ listSize: UNLOCKED })
  @Query(() => [UnlockedCharacter], {
    nullable: true,
    description: 'The characters the caller has unlocked.',
  })
  unlockedCharacters(@CurrentCaller() caller: Caller): Promise<UnlockedCharacterDto[]> {
    return this.wallet.call(walletCalls.listUnlocked, { headers: callerHeaders(caller) });
  }

  @Query(() => DailyTokensStatus, {
    nullable: true,
    description: 'Whether the caller can claim daily tokens.',
  })
  dailyTokensStatus(@CurrentCaller() caller: Caller): Promise<DailyTokensStatusDto> {
    return this.wallet.call(walletCalls.dailyTokensStatus, { headers: callerHeaders(caller) });
  }

  @RateLimited('spending')
  @Mutation(() => DailyClaim, { description: 'Claims the daily tokens.' })
  async claimDailyTokens(
    @CurrentCaller() caller: Caller,
    @IdempotencyKeyArg() idempotencyKey?: string | null,
  ): Promise<DailyClaimDto> {
    return this.wallet.call(walletCalls.claimDailyTokens, {
      headers: mutationHeaders(caller, idempotencyKey),
    });
  }

  @RateLimited('spending')
  @Mutation(() => Unlock, {
    description: 'Unlocks a paid character; one that is unlocked or free costs nothing.',
  })
  async unlockCharacter(
    @CurrentCaller() caller: Caller,
    @Args('characterId', { type: () => Int, description: 'The id of the character.' }) characterId: number,
    @IdempotencyKeyArg() idempotencyKey?: string | null,
  ): Promise<UnlockDto> {
    return this.wallet.call(walletCalls.unlockCharacter, {
      params: { characterId },
      headers: mutationHeaders(caller, idempotencyKey),
    });
  }
}
