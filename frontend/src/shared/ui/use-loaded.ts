import { useEffect, useState } from 'react';

/**
 * What not everybody needs: fetched once it is wanted, null until it is there. Unlike a lazy component it does not
 * wait behind everything else that the page is drawing. `load` is one and the same function with every render,
 * and never rejects.
 */
export function useLoaded<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  const isMissing = isWanted && loaded === null;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    void load().then((value) => isHere && setLoaded({ value }));
    return () => {
      isHere = false;
    };
  }, [isMissing, load]);
  return loaded && loaded.value;
}
