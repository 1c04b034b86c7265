const FIRST_PAINT_ID = 'first-paint';

/**
 * The gateway sends the landing page with a still of its first screen, so that it is there before any script;
 * the app is drawn behind it (see base.css) and takes its place with this, once it has as much to show.
 */
export function endFirstPaint(): void {
  document.getElementById(FIRST_PAINT_ID)?.remove();
}
