import { isDoubleTap, isForWriting, type Tap } from './touch.rules';

/** Keeps the installed app at its size, as apps are; returns what ends it. A browser tab is left alone. */
export function suppressZooming(): () => void {
  let lastTap: Tap | null = null;
  const onTouchMove = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  const onTouchEnd = (event: TouchEvent) => {
    const touch = event.changedTouches[0];
    if (!touch || event.touches.length > 0) return;
    const tap = { at: event.timeStamp, x: touch.clientX, y: touch.clientY };
    const isSecond = isDoubleTap(lastTap, tap);
    lastTap = tap;
    if (isSecond && event.cancelable && !isForWriting(event.target)) event.preventDefault();
  };
  const onGesture = (event: Event) => event.preventDefault();
  // Not passive: a passive listener cannot prevent anything.
  const options = { passive: false };
  document.addEventListener('touchmove', onTouchMove, options);
  document.addEventListener('touchend', onTouchEnd, options);
  // Safari's own name for a pinch.
  document.addEventListener('gesturestart', onGesture, options);
  return () => {
    document.removeEventListener('touchmove', onTouchMove);
    document.removeEventListener('touchend', onTouchEnd);
    document.removeEventListener('gesturestart', onGesture);
  };
}
