import { type RefObject, useEffect, useRef } from 'react';

/** Calls when the element is within the margin below the window, again after each time `isReady` returns. */
export function useNearEnd(
  end: RefObject<Element | null>,
  { marginPx, isReady, onNear }: { marginPx: number; isReady: boolean; onNear: () => void },
): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!isReady || !end.current) return;
    // A new observer reports at once: a part that filled less than the window is followed by the next.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: `0px 0px ${marginPx}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, isReady, marginPx]);
}
