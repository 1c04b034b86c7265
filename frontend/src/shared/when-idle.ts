/** Long enough for a busy first load; a browser without idle callbacks waits as long. */
const LONGEST_WAIT_MS = 2_000;

/** Calls back once the browser has nothing better to do; returns what calls it off. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, LONGEST_WAIT_MS);
  return () => clearTimeout(timer);
}
