import { Extensions, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  LEDGER_REASONS,
  type LedgerDto,
  type LedgerEntryDto,
  type LedgerReason,
} from '@parley/contracts/wallet/ledger';
import { User } from '../accounts/user.type.js';
import type { ListSize } from '../graphql/operation-size.js';
import { PageInfo } from '../graphql/page-info.type.js';

@ObjectType({ description: 'An account and its place in the list.' })
export class UserEdge {
  @Field({ description: 'The place in the list, to read on after.' }) cursor: string;
  @Field(() => User, { description: 'The account.' }) node: User;
}

@ObjectType({ description: 'A page of accounts.' })
export class UserConnection {
  @Extensions({ listSize: (() => 1) satisfies ListSize })
  @Field(() => [UserEdge], { description: 'The accounts of this page, the newest first.' })
  edges: UserEdge[];
  @Field(() => PageInfo, { description: 'What is around this page.' }) pageInfo: PageInfo;
  @Field(() => Int, { description: 'All accounts that the search finds.' }) totalCount: number;
}

@ObjectType({ description: 'One movement of tokens; it is never changed or removed.' })
export class LedgerEntry implements LedgerEntryDto {
  @Field(() => ID, { description: 'The id of the entry.' }) id: string;
  @Field(() => Int, { description: 'What was given; negative for what was spent.' }) amount: number;
  @Field(() => Int, { description: 'The balance after it.' }) balanceAfter: number;
  @Field(() => String, { description: `Why: ${LEDGER_REASONS.join(', ')}.` }) reason: LedgerReason;
  @Field({ description: 'What it was for; unique in an account.' }) reference: string;
  @Field({ description: 'When: ISO 8601, UTC.' }) createdAt: string;
}

@ObjectType({ description: 'The movements of an account.' })
export class Ledger implements LedgerDto {
  @Field(() => Int, { description: 'The balance of the account.' }) balance: number;
  @Field(() => Int, { description: 'The sum of all entries: the same as the balance, if all is well.' })
  sum: number;
  @Extensions({ listSize: (() => 500) satisfies ListSize })
  @Field(() => [LedgerEntry], { description: 'The newest first, at most 500.' })
  entries: LedgerEntry[];
}
