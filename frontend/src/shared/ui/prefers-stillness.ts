import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether whoever looks wants nothing to move. */
export function prefersStillness(): boolean {
  return window.matchMedia(QUERY).matches;
}

/** The same, while it is shown: the wish may change. */
export function usePrefersStillness(): boolean {
  return useSyncExternalStore(subscribe, prefersStillness);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
