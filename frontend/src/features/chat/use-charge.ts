import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tokensQuery } from '../../shared/api/queries/wallet';
import { settleCharge } from '../../shared/tokens/settle-charge';

/** By then also a charge that was taken late, or for a reply that nobody waited for, is to be seen. */
const LATE_CHARGE_MS = 15_000;

/**
 * A signed-in send may cost a token, taken when the reply is complete. Call what is returned after each answer:
 * it re-reads the balance and shows what was taken. Once more the balance is read when all is over, also when
 * the page was left meanwhile.
 */
export function useCharge(isSignedIn: boolean, isReplying: boolean): () => void {
  const queryClient = useQueryClient();
  const isOwing = isSignedIn && isReplying;
  useEffect(() => {
    if (!isOwing) return;
    const { queryKey } = tokensQuery();
    return () => void setTimeout(() => void queryClient.invalidateQueries({ queryKey }), LATE_CHARGE_MS);
  }, [isOwing, queryClient]);
  return () => {
    if (isSignedIn) void settleCharge(queryClient);
  };
}
