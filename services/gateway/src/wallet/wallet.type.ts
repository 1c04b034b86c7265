import { Field, Int, ObjectType } from '@nestjs/graphql';
import type {
  DailyClaimDto,
  DailyTokensStatusDto,
  TokensDto,
  UnlockDto,
  UnlockedCharacterDto,
} from '@parley/contracts/wallet/wallet';

@ObjectType({ description: 'A balance.' })
export class Tokens implements TokensDto {
  @Field(() => Int, { description: 'The tokens to spend.' }) tokens: number;
}

@ObjectType({ description: 'A paid character that the account may talk with.' })
export class UnlockedCharacter implements UnlockedCharacterDto {
  @Field(() => Int, { description: 'The id of the character.' }) characterId: number;
  @Field({ description: 'When it was unlocked: ISO 8601, UTC.' }) unlockedAt: string;
}

@ObjectType({ description: 'What unlocking a character has done.' })
export class Unlock implements UnlockDto {
  @Field(() => Int, { description: 'The id of the character.' }) characterId: number;
  @Field(() => Int, { description: 'The balance afterwards.' }) tokens: number;
}

@ObjectType({ description: 'Whether daily tokens can be claimed.' })
export class DailyTokensStatus implements DailyTokensStatusDto {
  @Field({ description: 'True when a claim would be taken now.' }) canClaim: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'When the next claim can be made: ISO 8601, UTC; null when at once.',
  })
  cooldownEndTime: string | null;
  @Field(() => Int, { description: 'What a claim gives.' }) tokenAmount: number;
}

@ObjectType({ description: 'What a claim of daily tokens has given.' })
export class DailyClaim implements DailyClaimDto {
  @Field(() => Int, { description: 'The balance afterwards.' }) tokens: number;
  @Field(() => Int, { description: 'What the claim gave.' }) tokenAmount: number;
  @Field({ description: 'When the next claim can be made: ISO 8601, UTC.' }) cooldownEndTime: string;
}
