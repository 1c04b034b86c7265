/** Why everything is to end: the reason of the abort signal that all the work listens to. */
export class StopRequest extends Error {
  override name = 'StopRequest';
}

/** A fault of the launcher's own; what it started has to be ended all the same. */
export class Crash extends StopRequest {
  override name = 'Crash';
}

/**
 * Aborts at the first SIGINT, SIGTERM or SIGHUP, or when the process that started us is gone. Later signals are the
 * same wish again (a terminal's Ctrl-C arrives here directly and once more through npm) and change nothing.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = (why: string) => controller.abort(new StopRequest(why));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  process.on('uncaughtException', (error) => {
    console.error(error);
    controller.abort(new Crash(error.message));
  });
  // The terminal may be gone before we are: then nobody reads, and nothing is lost.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  if (process.env.npm_lifecycle_event || process.env.PARLEY_FOLLOWS_PARENT) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && stop('the starting process ended'), 500).unref();
  }
  return controller.signal;
}

/** Resolves when the signal aborts. Keeps the process alive meanwhile, which listening alone would not. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const alive = setInterval(() => {}, 60_000);
    signal.addEventListener('abort', () => {
      clearInterval(alive);
      resolve();
    });
  });
}
