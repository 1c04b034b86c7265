import { dirname, delimiter, join } from 'node:path';
import { LaunchError } from './launch-error.ts';
import { repositoryRoot } from './paths.ts';
import { Crash, stopSignal } from './stop-signal.ts';

type Command = (args: readonly string[], signal: AbortSignal) => Promise<number>;

/** Loaded one at a time: start should not pay for what only the tests need. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./start.ts')).start,
  dev: async () => (await import('./dev.ts')).dev,
  test: async () => (await import('./test/run-tests.ts')).runTests,
  bench: async () => (await import('./bench.ts')).bench,
};

/** Every tool that is started by name is the repository's, under this very Node. */
function putToolsOnPath(): void {
  const folders = [join(repositoryRoot, 'node_modules', '.bin'), dirname(process.execPath)];
  process.env.PATH = [...folders, process.env.PATH].join(delimiter);
}

function explain(error: unknown): void {
  if (error instanceof LaunchError) console.error(`\n${error.message}`);
  else console.error(error);
}

/** @returns the exit code: 0 also for a run that was asked to stop and did */
export async function runCommand(name: string, args: readonly string[]): Promise<number> {
  const signal = stopSignal();
  putToolsOnPath();
  try {
    const command = await COMMANDS[name]?.();
    if (!command) throw new LaunchError(`There is no command ${name}.`);
    const code = await command(args, signal);
    return signal.reason instanceof Crash ? 1 : code;
  } catch (error) {
    if (signal.aborted) return signal.reason instanceof Crash ? 1 : 0;
    explain(error);
    return 1;
  }
}
