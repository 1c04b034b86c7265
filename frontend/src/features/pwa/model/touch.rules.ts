/** "Double-tap within 300 ms and multi-touch gestures are suppressed in the installed app." */
const DOUBLE_TAP_MS = 300;
/** Further apart, two taps are two taps: quick fingers on two buttons. */
const SAME_PLACE_PX = 32;

export interface Tap {
  /** Milliseconds on any one clock. */
  at: number;
  x: number;
  y: number;
}

export function isDoubleTap(before: Tap | null, tap: Tap): boolean {
  if (!before || tap.at - before.at > DOUBLE_TAP_MS) return false;
  return Math.hypot(tap.x - before.x, tap.y - before.y) <= SAME_PLACE_PX;
}

/** Where a double tap has a meaning of its own: it selects a word. */
export function isForWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null
  );
}
