import { type RefObject, useEffect, useRef } from 'react';

interface NearEnd {
  /** Below the window. */
  marginPx: number;
  isReady: boolean;
  onNear: () => void;
}

/** Calls when the element is within the margin, and again with every frame as long as it stays there. */
export function useNearEnd(end: RefObject<Element | null>, { marginPx, isReady, onNear }: NearEnd): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = end.current;
    if (!isReady || !element) return;
    let frame = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        latest.current();
        // An element that stays near is not reported again by itself: what came may have filled too little.
        observer.unobserve(element);
        frame = requestAnimationFrame(() => observer.observe(element));
      },
      { rootMargin: `0px 0px ${marginPx}px 0px` },
    );
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [end, isReady, marginPx]);
}
