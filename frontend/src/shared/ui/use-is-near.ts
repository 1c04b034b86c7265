import { type RefObject, useEffect, useState } from 'react';

/** About a screen ahead: enough for a small file to arrive before it is seen. */
const NEAR_MARGIN = '600px 0px';

/**
 * Whether the element has come near the window, for good. The first Tab key brings everything near: who
 * walks a page by keyboard must not step over what is still to be fetched.
 */
export function useIsNear(frame: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR_MARGIN },
    );
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && setIsNear(true);
    observer.observe(frame.current);
    document.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', onKey);
    };
  }, [isNear, frame]);
  return isNear;
}
