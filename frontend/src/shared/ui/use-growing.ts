import { type RefObject, useRef, useState } from 'react';
import { useNearEnd } from './use-near-end';

const NEAR_END_PX = 600;

/**
 * A long list drawn step by step as its end comes near, so that a thousand cards cost no more than a few
 * until somebody reads on. Put the returned ref on an element after the list.
 */
export function useGrowing<T>(
  list: T[],
  step: number,
): { shown: T[]; end: RefObject<HTMLDivElement | null> } {
  const end = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(step);
  useNearEnd(end, {
    marginPx: NEAR_END_PX,
    isReady: list.length > length,
    onNear: () => setLength((before) => before + step),
  });
  return { shown: list.slice(0, length), end };
}
