import { Hourglass } from 'lucide-react';
import { TokenMark } from '../../shared/tokens/token-mark';
import { Button } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/skeleton';
import { Spinner } from '../../shared/ui/spinner';
import { Tooltip } from '../../shared/ui/tooltip';
import { countdownText } from './countdown.rules';
import { useClaim } from './use-claim';
import { useDailyStatus } from './use-daily-status';

/** "Defaults to 10 when not given." */
const DEFAULT_AMOUNT = 10;

/** The day's tokens: to be taken, or how long until they are. */
export function DailyTokensButton() {
  const { status, isWaiting, leftMs, isPending, isFetching, reread } = useDailyStatus();
  const { claim, isClaiming } = useClaim();
  if (isPending) {
    return (
      <div role="status" aria-label="Loading your daily tokens">
        <Skeleton className="h-13 w-52" />
      </div>
    );
  }
  const amount = status?.tokenAmount ?? DEFAULT_AMOUNT;
  const isBlocked = isWaiting || isClaiming || (!status && isFetching);
  // One button whatever it says, so that the focus stays on it.
  return (
    <Tooltip content={hintOf(status !== undefined, isWaiting, amount)}>
      <Button
        variant={isWaiting ? 'outline' : 'primary'}
        size="lg"
        aria-disabled={isBlocked || undefined}
        aria-busy={isClaiming || undefined}
        onClick={isBlocked ? undefined : status ? claim : reread}
        className="tabular min-w-52"
      >
        {isClaiming ? <Spinner /> : isWaiting ? <Hourglass aria-hidden size={17} /> : <TokenMark />}
        <span>
          {isClaiming ? (
            'Claiming...'
          ) : isWaiting ? (
            <Waiting leftMs={leftMs} />
          ) : status ? (
            `+${amount} Daily Tokens`
          ) : (
            'Try again'
          )}
        </span>
      </Button>
    </Tooltip>
  );
}

/** In cooldown a countdown, "Processing..." if empty. */
function Waiting({ leftMs }: { leftMs: number }) {
  const text = countdownText(leftMs);
  if (!text) return 'Processing...';
  return (
    <>
      <span className="sr-only">Daily tokens in </span>
      {text}
    </>
  );
}

function hintOf(isKnown: boolean, isWaiting: boolean, amount: number): string {
  if (!isKnown) return 'Your daily tokens could not be looked up. They are not lost.';
  if (isWaiting) return `Your next ${amount} tokens can be taken when this time is over.`;
  return `Take ${amount} tokens for today.`;
}
