import { useSyncExternalStore } from 'react';
import { installOffer, subscribeToInstallOffer, takeInstallOffer } from './install-prompt';

/** Whether the browser offers to install the app, and how to take it up. */
export function useInstallOffer(): { isOffered: boolean; install: () => Promise<'accepted' | 'dismissed'> } {
  const offer = useSyncExternalStore(subscribeToInstallOffer, installOffer);
  return { isOffered: offer !== null, install };
}

/** A failure is only logged, and counts as a no. */
async function install(): Promise<'accepted' | 'dismissed'> {
  try {
    const offer = takeInstallOffer();
    if (!offer) return 'dismissed';
    await offer.prompt();
    return (await offer.userChoice).outcome;
  } catch (error) {
    console.error('The app could not be installed:', error);
    return 'dismissed';
  }
}
