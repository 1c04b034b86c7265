import { Share, Smartphone } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import type { InstallCardState } from '../use-install-card';
import { NoticeCard } from './notice-card';

const TITLE = 'Install Parley App';

interface InstallCardProps {
  card: InstallCardState;
}

/** Offers a place for Parley among the device's apps. */
export function InstallCard({ card: { way, install, dismiss } }: InstallCardProps) {
  if (way === null) return null;
  return (
    <NoticeCard
      label={TITLE}
      sign={<Smartphone aria-hidden size={22} strokeWidth={1.6} />}
      onClose={dismiss}
      actions={
        <>
          {way === 'offer' && <Button onClick={install}>Install</Button>}
          <Button variant="outline" onClick={dismiss}>
            Later
          </Button>
        </>
      }
    >
      <h2 className="text-name font-semibold">{TITLE}</h2>
      {way === 'offer' ? (
        <p className="mt-1 text-sm text-ink-soft">
          A window of its own, one tap away, and what you have read stays readable offline.
        </p>
      ) : (
        <p className="mt-1 text-sm text-ink-soft">
          Tap{' '}
          <Share aria-label="Share" role="img" size={16} className="inline -translate-y-0.5 text-accent" /> in
          Safari’s bar, then “Add to Home Screen”.
        </p>
      )}
    </NoticeCard>
  );
}
