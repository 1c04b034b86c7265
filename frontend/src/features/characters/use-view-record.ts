import { useRef } from 'react';
import { recordInteraction } from '../../shared/interactions/interactions';

/** Looking at a card for this long is a view. */
const DWELL_MS = 1_000;
const recorded = new Set<number>();

/** Handlers that record a view of the character, once in a visit, when pointer or focus stays on its card. */
export function useViewRecord(characterId: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const enter = () => {
    leave();
    if (recorded.has(characterId)) return;
    timer.current = setTimeout(() => {
      recorded.add(characterId);
      recordInteraction(characterId, 'view');
    }, DWELL_MS);
  };
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}
