import type { QueryClient } from '@tanstack/react-query';
import { tokensQuery } from '../api/queries/wallet';
import { showTokenMovement } from './token-movements';

/** A reply is charged by an event soon after it was given: looked for at these times, then no more. */
const LOOKS_AFTER_MS = [200, 800, 2_500];

/**
 * After a reply to a signed-in user: re-reads the balance until the charge shows, and shows what it was.
 * Where messages cost nothing, or nothing is left, there is nothing to show.
 */
export async function settleCharge(queryClient: QueryClient): Promise<void> {
  const before = queryClient.getQueryData(tokensQuery().queryKey)?.tokens;
  for (const waitMs of LOOKS_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    const now = await queryClient.fetchQuery({ ...tokensQuery(), staleTime: 0 }).catch(() => null);
    if (before === undefined || !now || now.tokens === before) continue;
    if (now.tokens < before) showTokenMovement(now.tokens - before);
    return;
  }
}
