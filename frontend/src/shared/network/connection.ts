import { useSyncExternalStore } from 'react';

/** Small, public, and never answered by the service worker, which leaves HEAD alone. */
const PROBE = '/favicon.svg';

let isReachable = true;
const listeners = new Set<() => void>();

window.addEventListener('online', () => set(true));
window.addEventListener('offline', () => void judge());
if (!navigator.onLine) void judge();

/** Whether Parley can be reached, as far as the browser knows. */
export function isOnline(): boolean {
  return isReachable;
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

/** A device without a network may still reach a Parley that runs on the device itself. */
async function judge(): Promise<void> {
  const isReached = await fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (!navigator.onLine) set(isReached);
}

function set(reachable: boolean): void {
  if (reachable === isReachable) return;
  isReachable = reachable;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
