import '../pwa.css';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { suspectConnection, useIsOnline } from '../../../shared/network/connection';
import { useIsStandalone } from '../model/app-display';
import { suppressZooming } from '../model/suppress-zooming';
import { warmUp } from '../model/warm-up';
import { startWorker } from '../model/worker-registration';
import { useInstallCard } from '../use-install-card';
import { InstallCard } from './install-card';
import { OfflineBanner } from './offline-banner';
import { UpdatePrompt } from './update-prompt';

/** What the app says at the foot of every page, and what it does unseen. */
export function AppNotices() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const card = useInstallCard();
  const isOnline = useIsOnline();
  useServiceWorker();
  useAppTouch();
  // Never over the writing desk; and the status page has a button of its own.
  const hasRoomForCard = isOnline && !path.startsWith('/chat/') && path !== '/pwa-test';
  return (
    <div className="sticky bottom-0 z-30">
      <div
        aria-live="polite"
        className="app-notices-cards pointer-events-none absolute bottom-full left-0 flex w-full flex-col gap-3 p-4 empty:hidden sm:w-auto sm:p-6"
      >
        <UpdatePrompt />
        {hasRoomForCard && <InstallCard card={card} />}
      </div>
      <OfflineBanner />
    </div>
  );
}

function useServiceWorker(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // The development server has none: files that change all the time are not to be kept.
    if (!import.meta.env.PROD) return;
    // A page that the worker opened says nothing about the network.
    if (navigator.serviceWorker?.controller) suspectConnection();
    void startWorker(() => {
      warmUp(queryClient).catch((error: unknown) => console.debug('Keeping pages for offline:', error));
    });
  }, [queryClient]);
}

function useAppTouch(): void {
  const isInstalled = useIsStandalone();
  useEffect(() => (isInstalled ? suppressZooming() : undefined), [isInstalled]);
}
