import { useEffect, useState } from 'react';
import { isAppleSafari, useIsStandalone } from './model/app-display';
import { useInstallOffer } from './use-install-offer';

/** First one looks around. */
const SHOWN_AFTER_MS = 15_000;
const DISMISSED = 'parley.install-dismissed';

export interface InstallCardState {
  /** How it is installed here, or null while there is nothing to show. */
  way: 'offer' | 'share-sheet' | null;
  install: () => void;
  dismiss: () => void;
}

/** When to show the install card: where installing is possible, not at once, and not again in this session. */
export function useInstallCard(): InstallCardState {
  const { isOffered, install } = useInstallOffer();
  const isInstalled = useIsStandalone();
  const [isDismissed, setIsDismissed] = useState(wasDismissed);
  const [isDue, setIsDue] = useState(false);
  const way = isOffered ? 'offer' : isAppleSafari(navigator) ? 'share-sheet' : null;
  const isPossible = way !== null && !isInstalled && !isDismissed;
  useEffect(() => {
    if (!isPossible) return;
    const timer = setTimeout(() => setIsDue(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPossible]);
  const dismiss = () => {
    setIsDismissed(true);
    rememberDismissal();
  };
  return {
    way: isPossible && isDue ? way : null,
    // Whatever the answer is, it is not asked for twice.
    install: () => void install().then(dismiss),
    dismiss,
  };
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

function rememberDismissal(): void {
  try {
    sessionStorage.setItem(DISMISSED, 'yes');
  } catch {
    // Blocked storage: the card stays away until the page is loaded anew.
  }
}
