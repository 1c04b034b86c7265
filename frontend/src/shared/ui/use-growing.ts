import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNearEnd } from './use-near-end';

const NEAR_END_PX = 600;

/**
 * A long list drawn step by step as its end comes near, so that a thousand cards cost no more than a few
 * until somebody reads on. Put the returned ref on an element after the list. `key` begins anew.
 */
export function useGrowing<T>(
  list: T[],
  { step, key }: { step: number; key: unknown },
): { shown: T[]; end: RefObject<HTMLDivElement | null>; hasMore: boolean } {
  const end = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(step);
  useEffect(() => setLength(step), [key, step]);
  const hasMore = list.length > length;
  // Each step is another readiness: the observer looks anew.
  const [isDrawn, setIsDrawn] = useState(true);
  useEffect(() => setIsDrawn(true), [length]);
  useNearEnd(end, {
    marginPx: NEAR_END_PX,
    isReady: hasMore && isDrawn,
    onNear: () => {
      setIsDrawn(false);
      setLength((before) => before + step);
    },
  });
  return { shown: list.slice(0, length), end, hasMore };
}
