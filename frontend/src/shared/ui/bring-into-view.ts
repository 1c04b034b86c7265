/** Scrolls the element into the window: smoothly, or at once for those who prefer stillness. */
export function bringIntoView(
  element: Element | null | undefined,
  block: ScrollLogicalPosition = 'start',
): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block });
}
