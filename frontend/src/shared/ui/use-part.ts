import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code not everybody needs: fetched once it is wanted, null until it is there. Unlike a lazy
 * one it does not wait behind everything else that the page is drawing. `load` is one and the same function
 * with every render, and never rejects.
 */
export function usePart<P>(load: () => Promise<ComponentType<P>>, isWanted: boolean): ComponentType<P> | null {
  const [part, setPart] = useState<{ Component: ComponentType<P> } | null>(null);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    void load().then((Component) => isHere && setPart({ Component }));
    return () => {
      isHere = false;
    };
  }, [isMissing, load]);
  return part && part.Component;
}
