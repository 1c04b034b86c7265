import type { LedgerEntryDto } from '@parley/contracts/wallet/ledger';

/** An entry as the statements here return it. */
export interface LedgerEntryRow extends Omit<LedgerEntryDto, 'createdAt'> {
  /** In JSON a text of PostgreSQL's. */
  createdAt: string | Date;
}

/** Selects a {@link LedgerEntryRow} from `ledger_entries`. */
export const ENTRY_COLUMNS = `
  id::text, amount, balance_after AS "balanceAfter", reason, reference, created_at AS "createdAt"`;

export function toLedgerEntryDto({ createdAt, ...same }: LedgerEntryRow): LedgerEntryDto {
  return { ...same, createdAt: new Date(createdAt).toISOString() };
}
