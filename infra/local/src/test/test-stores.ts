import { mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackingStores, openBackingStores } from '../backing-stores.ts';
import { Cleanup } from '../cleanup.ts';
import { openDataDir } from '../data-dir.ts';
import type { Progress } from '../progress.mjs';
import { Secrets } from '../secrets.ts';
import { containerStores } from './container-stores.ts';

export interface StoresForTests extends BackingStores {
  /** Holds postgres.pid and redis.pid, where they are processes of ours. */
  runDir?: string;
}

const PREFIX = 'parley-test-';
const ABANDONED_AFTER_MS = 60_000;

/** A folder of its own below the system's temporary one, removed at the end. */
export function temporaryDataDir(cleanup: Cleanup): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), PREFIX)));
  cleanup.add(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** The launcher's own PostgreSQL and Redis in a temporary folder. */
export async function ownTestStores(
  progress: Progress,
  cleanup: Cleanup,
  signal: AbortSignal,
): Promise<StoresForTests> {
  const folders = await openDataDir(temporaryDataDir(cleanup), cleanup, progress);
  const onRestart = (name: string, cause: string) =>
    progress.note(`${name} ended (${cause}) and was started again.`);
  const launch = { folders, secrets: new Secrets(folders.dataDir), progress, signal, cleanup, onRestart };
  const stores = await openBackingStores(launch, {}, false);
  return { ...stores, runDir: folders.runDir };
}

export async function openTestStores(
  progress: Progress,
  cleanup: Cleanup,
  signal: AbortSignal,
): Promise<StoresForTests> {
  return (
    (await containerStores(progress, cleanup, signal)) ?? (await ownTestStores(progress, cleanup, signal))
  );
}

/** Ends and removes what test runs that were killed outright left behind. */
export async function sweepAbandoned(progress: Progress): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(realpathSync(tmpdir()), name);
    const found = statSync(folder, { throwIfNoEntry: false });
    const isOurs = found?.uid === process.getuid?.();
    // A young one may be just about to be taken by the run that made it.
    if (!found || !isOurs || Date.now() - found.mtimeMs < ABANDONED_AFTER_MS) continue;
    await sweep(folder, progress);
  }
}

async function sweep(folder: string, progress: Progress): Promise<void> {
  const hold = new Cleanup();
  try {
    await openDataDir(folder, hold, progress);
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // In use by a run of its own.
    return;
  } finally {
    await hold.run();
  }
}
