import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../api/queries/current-user';
import { tokensQuery } from '../api/queries/wallet';

/**
 * The balance of whoever is signed in; null while it is not known, and for a visitor. The account's own
 * answer names a balance, too: it stands in until the balance itself was read, and with no network.
 */
export function useTokens(): number | null {
  const user = useQuery(currentUserQuery()).data ?? null;
  const tokens = useQuery({ ...tokensQuery(), enabled: user !== null });
  return user && (tokens.data?.tokens ?? user.tokens);
}
