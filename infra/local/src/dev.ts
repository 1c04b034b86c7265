import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtPackages, ensureBuilt } from './build.ts';
import { announce } from './administrator.ts';
import { Cleanup } from './cleanup.ts';
import { launchParley, type RunningParley } from './launch-parley.ts';
import { LaunchError } from './launch-error.ts';
import { repositoryRoot } from './paths.ts';
import { answers } from './ports.ts';
import { lastLines } from './processes/log-file.ts';
import { runTool, tailOf } from './processes/run-tool.ts';
import { SupervisedProcess } from './processes/supervised-process.ts';
import { type Progress, progressTo } from './progress.mjs';
import { readSettings, type Settings } from './settings.ts';
import { aborted } from './stop-signal.ts';

const FRONTEND = join(repositoryRoot, 'frontend');
const VITE_WITHIN_MS = 30_000;

/** `npm run dev`: the same as start, but what is edited is compiled and taken up at once. */
export async function dev(_args: readonly string[], signal: AbortSignal): Promise<number> {
  const progress = progressTo(process.stdout);
  const cleanup = new Cleanup();
  try {
    const settings = readSettings(process.env, repositoryRoot);
    await ensureBuilt(progress, signal);
    await progress.step('Compilers', () => watchPackages(progress, cleanup, signal));
    const parley = await launchParley({ settings, progress, signal, cleanup, durable: true, watch: true });
    await serveFrontend(settings, parley, { progress, cleanup, signal });
    announce(parley);
    await aborted(signal);
    progress.note('Stopping …');
    return 0;
  } finally {
    await cleanup.run();
  }
}

/**
 * One compiler per package; each service's own `node --watch` sees what they write. Resolves when each has been
 * through its package once, which writes every file: services that ran already would all start again.
 */
async function watchPackages(progress: Progress, cleanup: Cleanup, signal: AbortSignal): Promise<void> {
  const packages = builtPackages(repositoryRoot).filter(({ folder }) => folder !== FRONTEND);
  const watchers = packages.map(({ folder }) => watchPackage(folder, progress, signal));
  cleanup.add(async () => void (await Promise.all(watchers.map(({ ended }) => ended))));
  await Promise.all(watchers.map(({ compiled, ended }) => Promise.race([compiled, ended])));
  signal.throwIfAborted();
}

function watchPackage(
  folder: string,
  progress: Progress,
  signal: AbortSignal,
): { compiled: Promise<void>; ended: Promise<void> } {
  const name = basename(folder);
  const { promise: compiled, resolve } = Promise.withResolvers<void>();
  const onLine = (line: string) => {
    if (line.includes('Watching for file changes')) resolve();
    // The rest says when it began and that it found nothing.
    if (/error|warning/.test(line) && !line.includes('Found 0 errors')) progress.note(`[${name}] ${line}`);
  };
  const args = ['-p', 'tsconfig.json', '--watch', '--preserveWatchOutput'];
  const run = runTool({ command: 'tsc', args, cwd: folder, signal, onLine });
  const ended = run.then(
    ({ output }) => progress.note(`The compiler of ${name} has ended: ${tailOf(output, 5)}`),
    () => undefined,
  );
  return { compiled, ended };
}

/** Vite stands at Parley's own address and passes on to the gateway what is not the frontend's. */
async function serveFrontend(
  settings: Settings,
  parley: RunningParley,
  { progress, cleanup, signal }: { progress: Progress; cleanup: Cleanup; signal: AbortSignal },
): Promise<void> {
  const vite = new SupervisedProcess(
    {
      name: 'frontend',
      command: 'vite',
      args: ['--host', settings.host, '--port', String(settings.port), '--strictPort'],
      cwd: FRONTEND,
      env: { ...settings.environment, GATEWAY_PORT: new URL(parley.urlOf('gateway') as string).port },
      stopSignal: 'SIGTERM',
      stopWaitMs: 3000,
    },
    parley.folders,
  );
  cleanup.add(() => vite.stop());
  await progress.step('Frontend', async (detail) => {
    detail(`Vite, logging to ${vite.logFile}`);
    await vite.start();
    const deadline = Date.now() + VITE_WITHIN_MS;
    while (!(await answers(settings.port, settings.host))) {
      if (Date.now() > deadline) throw new LaunchError(lastLines(vite.logFile, 20).join('\n'));
      await sleep(100, undefined, { signal });
    }
  });
}
