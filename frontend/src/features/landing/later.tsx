import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * What lies below the first screen, drawn after it and in slices, so that the first screen answers at once.
 * Until then its room keeps the page long.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsDue(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isDue ? children : <div aria-hidden className="h-[400vh]" />;
}
