import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSwipeable } from 'react-swipeable';
import { neighboursOf } from './neighbours';

const SWIPE_PX = 75;
const TYPING = 'input, select, textarea, [contenteditable], [role="dialog"]';

/**
 * Turning from one collection to the next by swiping, or with the arrow keys; around the ends. Returns the
 * handlers for the part of the page that is swiped.
 */
export function useTurning(ids: number[], chosenId: number) {
  const navigate = useNavigate();
  const { previous, next } = neighboursOf(ids, ids.indexOf(chosenId));
  const turnTo = (collection: number) =>
    void navigate({ to: '/collections', search: { collection }, resetScroll: false });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOurs = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      const isTaken = event.target instanceof Element && event.target.closest(TYPING) !== null;
      if (!isOurs || isTaken || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      turnTo(event.key === 'ArrowLeft' ? previous : next);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const handlers = useSwipeable({
    delta: SWIPE_PX,
    onSwipedLeft: () => turnTo(next),
    onSwipedRight: () => turnTo(previous),
  });
  return { handlers, turnToPrevious: () => turnTo(previous), turnToNext: () => turnTo(next) };
}
