import { join } from 'node:path';
import { ensureBuilt } from './build.ts';
import { repositoryRoot } from './paths.ts';
import { runForeground } from './processes/run-foreground.ts';
import { progressTo } from './progress.mjs';

/** `npm run bench -- …`: the load kit, over what is built. */
export async function bench(args: readonly string[], signal: AbortSignal): Promise<number> {
  await ensureBuilt(progressTo(process.stderr), signal);
  return runForeground(
    process.execPath,
    [join(repositoryRoot, 'infra', 'bench', 'src', 'main.ts'), ...args],
    signal,
  );
}
