import { useEffect } from 'react';

/** Smaller differences are browser bars, which `dvh` follows by itself. */
const KEYBOARD_PX = 120;

/**
 * Keeps the room above the on-screen keyboard. Where the keyboard covers the page instead of resizing
 * it (iOS), the visible height is put into `--room-height`; elsewhere `100dvh` is right.
 */
export function useRoomHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    const measure = () => {
      // A pinch-zoomed page is smaller, too, and must be left alone.
      const isCovered = viewport.scale === 1 && window.innerHeight - viewport.height > KEYBOARD_PX;
      if (isCovered) {
        style.setProperty('--room-height', `${viewport.height}px`);
        window.scrollTo(0, 0);
      } else {
        style.removeProperty('--room-height');
      }
    };
    viewport.addEventListener('resize', measure);
    measure();
    return () => {
      viewport.removeEventListener('resize', measure);
      style.removeProperty('--room-height');
    };
  }, []);
}
