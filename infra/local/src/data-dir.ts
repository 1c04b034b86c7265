import { mkdirSync, realpathSync } from 'node:fs';
import { holderOf, takeExclusively } from './exclusive.mjs';
import type { Cleanup } from './cleanup.ts';
import { LaunchError } from './launch-error.ts';
import { type DataFolders, dataFolders } from './paths.ts';
import { endLeftovers } from './processes/end-leftovers.ts';
import type { Progress } from './progress.mjs';

/** Makes the folders, takes them for this launcher alone, and ends what a killed one left running in them. */
export async function openDataDir(path: string, cleanup: Cleanup, progress: Progress): Promise<DataFolders> {
  const folders = makeFolders(path);
  const name = `data:${folders.dataDir}`;
  const hold = await takeExclusively(name, `process ${process.pid}`);
  if (!hold) {
    const holder = (await holderOf(name)) ?? 'another process';
    throw new LaunchError(
      `Parley runs already with the data in ${folders.dataDir} (${holder}).\n` +
        'End that one first, or start this one with another DATA_DIR and another PORT.',
    );
  }
  cleanup.add(() => hold.release());
  const ended = await endLeftovers(folders);
  if (ended.length > 0) progress.note(`Ended what an earlier launch had left running: ${ended.join(', ')}`);
  return folders;
}

function makeFolders(path: string): DataFolders {
  try {
    mkdirSync(path, { recursive: true });
    // The real path: what /proc tells about a process is compared with it.
    const folders = dataFolders(realpathSync(path));
    for (const folder of [folders.runDir, folders.logsDir]) mkdirSync(folder, { recursive: true });
    return folders;
  } catch (error) {
    throw new LaunchError(`DATA_DIR ${path} cannot be used: ${(error as Error).message}`);
  }
}
