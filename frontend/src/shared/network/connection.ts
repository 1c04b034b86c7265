import { useSyncExternalStore } from 'react';

/** Small, public, and never answered by the service worker, which leaves HEAD alone. */
const PROBE = '/favicon.svg';
const FIRST_LOOK_MS = 3_000;
const LONGEST_WAIT_MS = 10_000;

let isReachable = true;
let judging: Promise<void> | null = null;
const listeners = new Set<() => void>();

window.addEventListener('online', () => set(true));
window.addEventListener('offline', suspectConnection);
if (!navigator.onLine) suspectConnection();

/**
 * Whether Parley can be reached. What the browser says is a hint and no more: a device without a network
 * may still reach a Parley that runs on it, and one with a network may lead nowhere.
 */
export function isOnline(): boolean {
  return isReachable;
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, isOnline);
}

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Something did not get through: finds out whether anything does, and when it does again. */
export function suspectConnection(): void {
  judging ??= judge().finally(() => {
    judging = null;
  });
}

async function judge(): Promise<void> {
  let waitMs = FIRST_LOOK_MS;
  while (!(await isAnswered())) {
    set(false);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
  set(true);
}

function isAnswered(): Promise<boolean> {
  return fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

function set(reachable: boolean): void {
  if (reachable === isReachable) return;
  isReachable = reachable;
  for (const listener of listeners) listener();
}
