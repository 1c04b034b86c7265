const FIRST_PAINT_ID = 'first-paint';

/**
 * The gateway sends the landing page with a still of its first screen, so that it is there before any script;
 * the app is drawn behind it (see base.css) and takes its place with this, once it has as much to show.
 */
export function endFirstPaint(): void {
  document.getElementById(FIRST_PAINT_ID)?.remove();
}

/** Once the still, if there is one, has been drawn. A hidden tab draws nothing and does not wait. */
export function firstPaintIsOver(): Promise<void> {
  if (document.hidden || !document.getElementById(FIRST_PAINT_ID)) return Promise.resolve();
  return new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
}
