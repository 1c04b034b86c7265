import { Check, Minus } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { PageHeading } from '../../../shared/ui/page-heading';
import { useNoIndex } from '../../../shared/use-no-index';
import { useAppStatus, type StatusRow } from '../use-app-status';
import { useInstallOffer } from '../use-install-offer';

/** How Parley stands as an app in this browser; it follows every change. */
export function PwaTestPage() {
  useNoIndex();
  const rows = useAppStatus();
  const { isOffered, install } = useInstallOffer();
  return (
    <div className="page-width pb-section">
      <PageHeading title="App status" note="What this browser makes of Parley as an installed app." />
      <dl className="max-w-measure border-t border-edge">
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </dl>
      {isOffered && (
        <Button className="mt-8" onClick={() => void install()}>
          Install
        </Button>
      )}
    </div>
  );
}

function Row({ row: { name, isGood, value, note } }: { row: StatusRow }) {
  const Sign = isGood ? Check : Minus;
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-rule py-4 sm:grid-cols-[12rem_1fr]">
      <dt className="font-display text-name">{name}</dt>
      <dd aria-live="polite">
        <p className="flex items-center gap-2 font-semibold">
          <Sign aria-hidden size={17} className={isGood ? 'text-good' : 'text-ink-faint'} />
          {value}
        </p>
        {note && <p className="mt-0.5 text-sm text-ink-soft">{note}</p>}
      </dd>
    </div>
  );
}
