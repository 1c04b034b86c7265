import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtPackages } from './build.ts';
import { Cleanup } from './cleanup.ts';
import { launchParley, type RunningParley } from './launch-parley.ts';
import { LaunchError } from './launch-error.ts';
import { repositoryRoot } from './paths.ts';
import { answers } from './ports.ts';
import { lastLines } from './processes/log-file.ts';
import { runTool } from './processes/run-tool.ts';
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
    const parley = await launchParley({ settings, progress, signal, cleanup, durable: true, watch: true });
    const compilers = watchPackages(progress, signal);
    cleanup.add(async () => void (await Promise.allSettled(compilers)));
    await serveFrontend(settings, parley, { progress, cleanup, signal });
    console.log(`Parley is ready at ${parley.publicUrl}`);
    await aborted(signal);
    progress.note('Stopping …');
    return 0;
  } finally {
    await cleanup.run();
  }
}

/** One compiler per package; each service's own `node --watch` sees what they write. */
function watchPackages(progress: Progress, signal: AbortSignal): Promise<unknown>[] {
  const packages = builtPackages(repositoryRoot).filter(({ folder }) => folder !== FRONTEND);
  return packages.map(({ folder }) =>
    runTool({
      command: 'tsc',
      args: ['-p', 'tsconfig.json', '--watch', '--preserveWatchOutput'],
      cwd: folder,
      signal,
      onLine: (line) => line.trim() && progress.note(`[${basename(folder)}] ${line}`),
    }),
  );
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
