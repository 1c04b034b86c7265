import { createHash } from 'node:crypto';

/**
 * The number that stands for a visitor's seed in the shuffle: 64 bits, so that seeds which look
 * alike give unrelated orders, and so that any text will do, even one PostgreSQL could not hold.
 */
export function shuffleKeyOf(sessionSeed: string): bigint {
  return createHash('sha256').update(sessionSeed).digest().readBigInt64BE();
}

/** The rows of one page, counted from 1. */
export function pageBounds(page: number, limit: number): { limit: number; offset: number } {
  return { limit, offset: (page - 1) * limit };
}

/** Whether rows are left after this page. */
export function hasMoreAfter(page: number, limit: number, total: number): boolean {
  return page * limit < total;
}
