const FIRST_PAINT_ID = 'first-paint';
/** A browser that does not paint, or does not say so, keeps nobody waiting for longer. */
const PAINT_AT_MOST_MS = 1_000;

const listeners = new Set<() => void>();

/**
 * The gateway sends the landing page with a still of its first screen, so that it is there before any script;
 * the app is drawn behind it (see base.css) and takes its place with this, once it has as much to show.
 */
export function endFirstPaint(): void {
  document.getElementById(FIRST_PAINT_ID)?.remove();
  for (const listener of listeners) listener();
}

/** Whether the still is what is seen: what it shows need not be drawn behind it, too. */
export function isFirstPaint(): boolean {
  return document.getElementById(FIRST_PAINT_ID) !== null;
}

/** Tells of its end; returns what calls that off. */
export function subscribeToFirstPaint(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Once the still, if there is one, is seen. A hidden tab draws nothing and does not wait. */
export function firstPaintIsOver(): Promise<void> {
  if (document.hidden || !isFirstPaint()) return Promise.resolve();
  return new Promise((resume) => {
    const painted = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resume();
    });
    painted.observe({ type: 'paint', buffered: true });
    setTimeout(resume, PAINT_AT_MOST_MS);
  });
}
