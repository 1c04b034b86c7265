import { Workbox } from 'workbox-window';

const UPDATE_CHECK_MS = 3_600_000;

type WorkerState = { update: 'none' | 'waiting'; accept: () => void };

let state: WorkerState = { update: 'none', accept: () => {} };
const listeners = new Set<() => void>();
let isStarted = false;

export const workerState = (): WorkerState => state;

export function subscribeToWorker(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the service worker, once; a failure is only logged. `onFirst` when it takes over a first visit. */
export async function startWorker(onFirst: () => void): Promise<void> {
  if (isStarted || !('serviceWorker' in navigator)) return;
  isStarted = true;
  const workbox = new Workbox('/sw.js', { scope: '/', updateViaCache: 'none' });
  let wasControlled = navigator.serviceWorker.controller !== null;
  let isReloading = false;
  const reload = () => {
    if (isReloading) return;
    isReloading = true;
    location.reload();
  };
  const accept = async () => {
    // A page that was reloaded past the cache has no controller, but runs a version all the same.
    wasControlled = true;
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.waiting) workbox.messageSkipWaiting();
    else reload();
  };
  workbox.addEventListener('waiting', () => set({ update: 'waiting', accept: () => void accept() }));
  // The old version's files are gone with it: every tab that ran it goes on with the new one.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (wasControlled) return reload();
    wasControlled = true;
    onFirst();
  });
  try {
    await workbox.register();
    keepLooking(workbox);
  } catch (error) {
    console.error('The service worker could not be registered:', error);
  }
}

/** A tab that stays open for days hears of a new version, too. */
function keepLooking(workbox: Workbox): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < UPDATE_CHECK_MS) return;
    lookedAt = Date.now();
    workbox.update().catch((error: unknown) => console.debug('Looking for a new version:', error));
  });
}

function set(next: WorkerState): void {
  state = next;
  for (const listener of listeners) listener();
}
