import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tokensQuery } from '../../shared/api/queries/wallet';
import { settleCharge } from '../../shared/tokens/settle-charge';

/** By then a reply that nobody waited for is over, and what it cost is known. */
const LEFT_REPLY_MS = 15_000;

/**
 * A signed-in send may cost a token, taken when the reply is complete. Call what is returned after each answer:
 * it re-reads the balance and shows what was taken. Leaving a running reply has the balance read later.
 */
export function useCharge(isSignedIn: boolean, isReplying: boolean): () => void {
  const queryClient = useQueryClient();
  const isOwing = isSignedIn && isReplying;
  useEffect(() => {
    if (!isOwing) return;
    let isOver = false;
    const timer = setTimeout(() => (isOver = true));
    return () => {
      clearTimeout(timer);
      if (isOver) setTimeout(() => void queryClient.invalidateQueries(tokensQuery()), LEFT_REPLY_MS);
    };
  }, [isOwing, queryClient]);
  return () => {
    if (isSignedIn) void settleCharge(queryClient);
  };
}
