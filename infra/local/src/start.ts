import { announce } from './administrator.ts';
import { Cleanup } from './cleanup.ts';
import { launchParley } from './launch-parley.ts';
import { repositoryRoot } from './paths.ts';
import { progressTo } from './progress.mjs';
import { readSettings } from './settings.ts';
import { aborted } from './stop-signal.ts';

/** `npm start`: everything, until it is told to stop. */
export async function start(_args: readonly string[], signal: AbortSignal): Promise<number> {
  const progress = progressTo(process.stdout);
  const cleanup = new Cleanup();
  try {
    const settings = readSettings(process.env, repositoryRoot);
    const parley = await launchParley({ settings, progress, signal, cleanup, durable: true, watch: false });
    announce(parley);
    await aborted(signal);
    progress.note('Stopping …');
    return 0;
  } finally {
    await cleanup.run();
    if (signal.aborted) progress.note('Parley has stopped.');
  }
}
