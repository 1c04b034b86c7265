import { useAccountWatch } from '../../shared/account/use-account-watch';
import type { CurrentUser } from '../../shared/api/current-user';
import { TokenBalance } from '../../shared/tokens/token-balance';

/** The end of the header for somebody signed in: the balance. */
export function MemberCorner({ user }: { user: CurrentUser }) {
  useAccountWatch(user.id);
  return <TokenBalance isAnnounced className="min-h-9 rounded-full border border-edge px-3" />;
}
