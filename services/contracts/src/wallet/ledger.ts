export const LEDGER_REASONS = ['signup', 'daily-claim', 'unlock', 'message', 'admin-adjustment'] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/** One movement of tokens; entries are never changed or removed. */
export interface LedgerEntryDto {
  id: string;
  /** Negative for what was spent. */
  amount: number;
  /** The balance after it. */
  balanceAfter: number;
  reason: LedgerReason;
  /** Unique per account: `unlock:{characterId}`, `claim:{window}`, `message:{id}`, `admin:{requestId}`, `signup`. */
  reference: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** `GET /api/admin/users/{id}/ledger`. */
export interface LedgerDto {
  balance: number;
  /** Of all entries, also of those that are not listed. */
  sum: number;
  /** The newest first, at most 500. */
  entries: LedgerEntryDto[];
}
