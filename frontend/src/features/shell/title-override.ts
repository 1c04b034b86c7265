import { useEffect, useSyncExternalStore } from 'react';

let override: string | null = null;
const listeners = new Set<() => void>();

/** While shown, the component's title stands before the route's: only it knows that nothing was found. */
export function useTitleOverride(title: string): void {
  useEffect(() => {
    set(title);
    return () => set(null);
  }, [title]);
}

export function useOverriddenTitle(): string | null {
  return useSyncExternalStore(subscribe, () => override);
}

function set(title: string | null): void {
  override = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
