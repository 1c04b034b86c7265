import { type RefObject, useEffect, useState } from 'react';
import { useComesIntoView } from './use-comes-into-view';

/** About a screen ahead: enough for a small file to arrive before it is seen. */
const NEAR_MARGIN = '600px 0px';

/** Whether the Tab key was ever pressed, also before the element was there. */
let isWalkedByKeyboard = false;
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Tab') isWalkedByKeyboard = true;
});

/**
 * Whether the element has come near the window, for good. The first Tab key brings everything near: who
 * walks a page by keyboard must not step over what is still to be fetched.
 */
export function useIsNear(frame: RefObject<Element | null>): boolean {
  const isInView = useComesIntoView(frame, { margin: NEAR_MARGIN });
  const [isWalked, setIsWalked] = useState(isWalkedByKeyboard);
  const isNear = isInView || isWalked;
  useEffect(() => {
    if (isNear) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && setIsWalked(true);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isNear]);
  return isNear;
}
