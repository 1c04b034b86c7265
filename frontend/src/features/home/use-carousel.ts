import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { usePrefersStillness } from '../../shared/ui/prefers-stillness';

/** "Collections carousel on home auto-advances every 8 seconds." */
const ADVANCE_MS = 8_000;

/**
 * Goes through so many places by itself, around the end. It rests under the pointer, with the focus in it, in a
 * hidden tab, when it was told to, and always for those who prefer stillness.
 */
export function useCarousel(count: number) {
  const [at, setAt] = useState(0);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]));
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const isStill = usePrefersStillness();
  const isHidden = useSyncExternalStore(subscribeToVisibility, isTabHidden);
  const canMove = count > 1 && !isStill;
  const isRunning = canMove && !isUnderPointer && !hasFocus && !isStopped && !isHidden;

  const goTo = (place: number) => {
    setAt(place);
    setSeen((before) => (before.has(place) ? before : new Set([...before, place])));
  };
  const next = (at + 1) % Math.max(1, count);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      setAt(next);
      setSeen((before) => (before.has(next) ? before : new Set([...before, next])));
    }, ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [isRunning, next]);

  const handlers = {
    onPointerEnter: () => setIsUnderPointer(true),
    onPointerLeave: () => setIsUnderPointer(false),
    onFocus: () => setHasFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHasFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
  return { at, next, seen, goTo, isRunning, canMove, isStopped, setIsStopped, handlers };
}

function isTabHidden(): boolean {
  return document.visibilityState === 'hidden';
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
