import { Field, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { InvariantsDto } from '@parley/contracts/operations/invariants';
import { Access } from '../access/access.decorator.js';
import { InvariantsService } from './invariants.service.js';

@ObjectType({ description: 'Violations of what must hold, counted; all zero is healthy.' })
class Invariants implements InvariantsDto {
  @Field(() => Int, { description: 'Accounts whose balance is below zero.' }) negativeBalances: number;
  @Field(() => Int, { description: 'Accounts whose balance is not the sum of their ledger entries.' })
  ledgerMismatches: number;
  @Field(() => Int, { description: 'Unlocked characters without their debit, and debits without theirs.' })
  unlockMismatches: number;
  @Field(() => Int, { description: 'Replies that have been awaited for longer than any may be.' })
  overdueTurns: number;
  @Field(() => Int, { description: 'Free messages held by no running reply.' }) heldAllowances: number;
  @Field(() => Int, { description: 'Jobs that have been running for too long.' }) stuckJobs: number;
  @Field(() => Int, { description: 'Facts that have waited in an outbox for more than a minute.' })
  unpublishedEvents: number;
}

@Access('admin')
@Resolver()
export class InvariantsResolver {
  constructor(private readonly counting: InvariantsService) {}

  @Query(() => Invariants, { nullable: true, description: 'Whether everything holds that must.' })
  invariants(): Promise<InvariantsDto> {
    return this.counting.count();
  }
}
