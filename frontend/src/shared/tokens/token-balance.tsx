import { classNames } from '../ui/class-names';
import { TokenMark } from './token-mark';
import { type TokenMovement, useTokenMovement } from './token-movements';
import { useCounting } from './use-counting';
import { useTokens } from './use-tokens';

interface TokenBalanceProps {
  /** Read aloud when it changes: for one balance on the page, else it would be said twice. */
  isAnnounced?: boolean;
  className?: string;
}

/** How many tokens the account has; what has just come or gone rises from it for a second. */
export function TokenBalance({ isAnnounced = false, className }: TokenBalanceProps) {
  const tokens = useTokens();
  const movement = useTokenMovement();
  const shown = useCounting(tokens);
  return (
    <span
      title="Your tokens"
      data-tokens={tokens ?? undefined}
      className={classNames(
        'tabular relative inline-flex items-center gap-1.5 whitespace-nowrap text-sm font-semibold text-ink',
        className,
      )}
    >
      <TokenMark className="text-accent" />
      <span aria-hidden>{shown === null ? '–' : shown.toLocaleString('en')}</span>
      <span role={isAnnounced ? 'status' : undefined} className="sr-only">
        {tokens !== null && tokensText(tokens)}
      </span>
      {movement && <Movement key={movement.id} movement={movement} />}
    </span>
  );
}

/** "1 token", "25 tokens". */
export function tokensText(tokens: number): string {
  return `${tokens.toLocaleString('en')} ${tokens === 1 ? 'token' : 'tokens'}`;
}

/** Plus or minus, and how much. The balance itself is what is read aloud. */
function Movement({ movement: { amount } }: { movement: TokenMovement }) {
  const isGain = amount > 0;
  return (
    <span
      aria-hidden
      data-movement={amount}
      className={classNames(
        'pointer-events-none absolute right-0 top-full z-10 rounded-full border bg-raised px-2 text-xs font-bold shadow-card',
        isGain ? 'animate-gain border-good text-good' : 'animate-spend border-fault text-fault',
      )}
    >
      {isGain ? '+' : '−'}
      {Math.abs(amount).toLocaleString('en')}
    </span>
  );
}
