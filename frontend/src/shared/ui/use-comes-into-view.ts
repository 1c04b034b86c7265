import { type RefObject, useEffect, useState } from 'react';

interface ComesIntoView {
  /** Around the window, as a CSS margin. */
  margin: string;
  isAlways?: boolean;
}

/** Whether the element has been within the margin of the window; stays true once it has. */
export function useComesIntoView(
  element: RefObject<Element | null>,
  { margin, isAlways = false }: ComesIntoView,
): boolean {
  const [isNear, setIsNear] = useState(isAlways);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear, margin]);
  return isNear;
}
