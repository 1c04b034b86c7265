import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../when-idle';

/** Reports what is done on pages, once the first one is idle, unless the browser asks not to be tracked. */
export function usePageTracking(): void {
  const router = useRouter();
  useEffect(() => {
    if (asksNotToBeTracked()) return;
    const path = () => router.state.resolvedLocation?.pathname ?? router.state.location.pathname;
    let isOver = false;
    let stop = () => {};
    const cancel = whenIdle(async () => {
      const loaded = await import('./start-tracking').catch((error: unknown) => {
        console.debug('Analytics:', error);
      });
      if (!loaded || isOver) return;
      const tracking = loaded.startTracking(path());
      const unsubscribe = router.subscribe('onResolved', () => tracking.enter(path()));
      stop = () => {
        unsubscribe();
        tracking.stop();
      };
    });
    return () => {
      isOver = true;
      cancel();
      stop();
    };
  }, [router]);
}

function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
