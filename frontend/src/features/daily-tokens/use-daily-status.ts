import { useQuery } from '@tanstack/react-query';
import { dailyTokensQuery } from '../../shared/api/queries/wallet';
import { useCountdown } from './use-countdown';

/** Clocks differ by a moment: what is not claimable yet when the countdown ends is asked for once more. */
const SECOND_LOOK_MS = 1_500;

/** Whether the daily tokens can be taken, and the milliseconds until then: "re-read when the countdown reaches zero". */
export function useDailyStatus() {
  const { data: status, isPending, isFetching, refetch } = useQuery(dailyTokensQuery());
  const isWaiting = status !== undefined && !status.canClaim;
  const leftMs = useCountdown(isWaiting ? status.cooldownEndTime : null, async () => {
    const { data } = await refetch();
    if (data && !data.canClaim) setTimeout(() => void refetch(), SECOND_LOOK_MS);
  });
  return { status, isWaiting, leftMs, isPending, isFetching, reread: () => void refetch() };
}
