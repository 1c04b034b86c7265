import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DataFolders } from '../paths.ts';
import { endProcess } from './end-process.ts';
import { readPidFile, removePidFile } from './pid-file.ts';
import { isOurs } from './process-identity.ts';

const WAIT_MS = 12_000;

function pidFiles(runDir: string): string[] {
  try {
    return readdirSync(runDir).filter((file) => file.endsWith('.pid'));
  } catch {
    return [];
  }
}

/** Services first, all at once; then what they lean on, PostgreSQL last. */
function ranksOf(names: readonly string[]): string[][] {
  const backends = ['redis', 'postgres'];
  return [
    names.filter((name) => !backends.includes(name)),
    ...backends.map((b) => names.filter((n) => n === b)),
  ];
}

/**
 * Ends what a launcher that was killed outright (kill -9) left running in this DATA_DIR.
 * @returns the names of the processes it ended
 */
export async function endLeftovers({ dataDir, runDir }: DataFolders): Promise<string[]> {
  const ended: string[] = [];
  const end = async (name: string) => {
    const file = join(runDir, `${name}.pid`);
    const pid = readPidFile(file);
    if (pid && isOurs(pid, dataDir)) {
      await endProcess(pid, name === 'postgres' ? 'SIGINT' : 'SIGTERM', WAIT_MS);
      ended.push(name);
    }
    removePidFile(file);
  };
  for (const rank of ranksOf(pidFiles(runDir).map((file) => basename(file, '.pid')))) {
    await Promise.all(rank.map(end));
  }
  return ended;
}
