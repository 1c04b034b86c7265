import { type RefObject, useEffect, useState } from 'react';

/** What the specification gives pictures; see use-is-near.ts for parts of a page. */
const NEAR_MARGIN = '50px';

/** Whether the element has been within 50 px of the screen; stays true once it has. */
export function useComesIntoView(element: RefObject<Element | null>, isAlways = false): boolean {
  const [isNear, setIsNear] = useState(isAlways);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
