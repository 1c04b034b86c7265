import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchError } from './launch-error.ts';
import { lastLines } from './processes/log-file.ts';
import type { SupervisedProcess } from './processes/supervised-process.ts';

const READY_PATH = '/api/health/ready';
const WITHIN_MS = 60_000;
const POLL_MS = 150;
const LOG_LINES = 20;
/** Dying at the start may mean that something it needs was not there yet; so often in a row it means more. */
const TOO_MANY_DEATHS = 5;

async function isReady(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url + READY_PATH, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(3000)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

function failure(process: SupervisedProcess, what: string): LaunchError {
  const lines = lastLines(process.logFile, LOG_LINES);
  return new LaunchError(
    `${process.name} ${what}. The end of its log (${process.logFile}):\n\n${lines.join('\n') || '(empty)'}`,
  );
}

/** Waits until a service says that it can serve. */
export async function waitUntilReady(
  process: SupervisedProcess,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + WITHIN_MS;
  while (!(await isReady(url, signal))) {
    if (process.deathsInARow >= TOO_MANY_DEATHS) throw failure(process, 'keeps ending');
    if (Date.now() > deadline) throw failure(process, `was not ready within ${WITHIN_MS / 1000} s`);
    await sleep(POLL_MS, undefined, { signal });
  }
}
