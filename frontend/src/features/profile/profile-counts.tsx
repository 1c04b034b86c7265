import { useQuery } from '@tanstack/react-query';
import { sessionsQuery } from '../../shared/api/queries/sessions';
import { unlockedCharactersQuery } from '../../shared/api/queries/wallet';
import { useTokens } from '../../shared/tokens/use-tokens';

/** The list of conversations is cut there: who has more has "200+". */
const SESSIONS_LISTED = 200;

/** Three numbers, each there as soon as it is known; what could not be fetched is a dash. */
export function ProfileCounts() {
  const sessions = useQuery(sessionsQuery());
  const unlocked = useQuery(unlockedCharactersQuery());
  const tokens = useTokens();
  const count = sessions.data?.length;
  return (
    <dl className="grid divide-rule rounded-lg border border-rule bg-raised shadow-card max-sm:divide-y sm:grid-cols-3 sm:divide-x">
      <Count label="Chat sessions">
        {count !== undefined && count >= SESSIONS_LISTED ? `${SESSIONS_LISTED}+` : numberText(count)}
      </Count>
      <Count label="Unlocked characters">{numberText(unlocked.data?.length)}</Count>
      <Count label="Available tokens">{numberText(tokens ?? undefined)}</Count>
    </dl>
  );
}

function Count({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 px-5 py-3 sm:flex-col sm:items-start sm:gap-1 sm:px-7 sm:py-6">
      <dt className="text-sm text-ink-soft sm:order-last">{label}</dt>
      <dd className="tabular font-display text-title text-accent sm:text-headline">{children}</dd>
    </div>
  );
}

function numberText(count: number | undefined): string {
  return count === undefined ? '–' : count.toLocaleString('en');
}
