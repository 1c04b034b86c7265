import { WifiOff } from 'lucide-react';
import { useIsOnline } from '../../../shared/network/connection';

/** At the page's foot, in a place of its own: nothing stays covered by it. */
export function OfflineBanner() {
  const isOffline = !useIsOnline();
  return (
    <div role="status">
      {isOffline && (
        <p className="offline-banner border-t border-edge bg-sunk pb-[env(safe-area-inset-bottom)] text-ink">
          <span className="page-width flex items-center justify-center gap-3 py-2.5 text-xs sm:text-sm">
            <WifiOff aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-accent" />
            <span>
              <strong className="font-semibold">You're offline</strong>{' '}
              <span className="text-ink-soft">
                Some features may be limited. You can still browse cached content.
              </span>
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
