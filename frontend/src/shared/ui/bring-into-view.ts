import { prefersStillness } from './prefers-stillness';

/** Scrolls the element into the window: smoothly, or at once for those who prefer stillness. */
export function bringIntoView(
  element: Element | null | undefined,
  block: ScrollLogicalPosition = 'start',
): void {
  element?.scrollIntoView({ behavior: prefersStillness() ? 'instant' : 'smooth', block });
}
