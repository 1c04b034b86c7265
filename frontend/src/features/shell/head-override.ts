import type { PageText } from '@parley/contracts/pages/page-texts';
import { useEffect, useSyncExternalStore } from 'react';

let override: PageText | null = null;
const listeners = new Set<() => void>();

/**
 * While shown, the component's texts stand before the route's: only it knows what was found, or that
 * nothing was. Null while it does not know yet.
 */
export function useHeadOverride(text: PageText | null): void {
  const title = text?.title;
  const description = text?.description;
  useEffect(() => {
    if (title === undefined || description === undefined) return;
    const own = { title, description };
    set(own);
    return () => {
      // The next page may have said its own already.
      if (override === own) set(null);
    };
  }, [title, description]);
}

export function useOverriddenHead(): PageText | null {
  return useSyncExternalStore(subscribe, () => override);
}

function set(text: PageText | null): void {
  override = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
