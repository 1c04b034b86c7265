import { useEffect, useState } from 'react';

/** "Hides when scrolling down past about 60px, reappears on scrolling up." */
const THRESHOLD_PX = 60;
/** Smaller movements are a finger's tremor, not a direction. */
const TREMOR_PX = 4;

/** Whether the header is out of the way. */
export function useHiddenOnScroll(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let lastY = window.scrollY;
    const onScroll = () => {
      const y = Math.max(0, window.scrollY);
      if (y <= THRESHOLD_PX) setIsHidden(false);
      else if (Math.abs(y - lastY) < TREMOR_PX) return;
      else setIsHidden(y > lastY);
      lastY = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isHidden;
}
