/** Violations of what must hold, counted; all zero is healthy. Each service counts its own. */
export interface InvariantsDto {
  /** Accounts whose balance is below zero. */
  negativeBalances?: number;
  /** Accounts whose balance is not the sum of their ledger entries. */
  ledgerMismatches?: number;
  /** Unlocked characters without their debit, and debits without their unlocked character. */
  unlockMismatches?: number;
  /** Pending turns older than any turn may become. */
  overdueTurns?: number;
  /** Free messages held by no running turn. */
  heldAllowances?: number;
  /** Job rows that have been running for too long. */
  stuckJobs?: number;
  /** Facts that have waited in an outbox for more than a minute. */
  unpublishedEvents: number;
}
