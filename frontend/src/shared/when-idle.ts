/** Long enough for a busy first load; a browser without idle callbacks waits as long. */
const LONGEST_WAIT_MS = 2_000;

/** Calls back once the browser has nothing better to do; returns what calls it off. */
export function whenIdle(callback: () => void, longestWaitMs = LONGEST_WAIT_MS): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(callback, { timeout: longestWaitMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, longestWaitMs);
  return () => clearTimeout(timer);
}
