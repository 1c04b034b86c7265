import { readFileSync, readlinkSync } from 'node:fs';
import { sep } from 'node:path';

/** Marks every process of a launch in its environment; the value is the DATA_DIR. */
export const OWNER_VARIABLE = 'PARLEY_DATA_DIR';

/** Whether such a process runs; one that ended and was not yet collected (a zombie) does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    // "pid (name) state …"; the name may hold anything, so count from its last bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z';
  } catch {
    return true;
  }
}

/** @param environ the bytes of /proc/<pid>/environ: NAME=value, each closed by a NUL */
export function isMarkedFor(environ: string, dataDir: string): boolean {
  return environ.split('\0').includes(`${OWNER_VARIABLE}=${dataDir}`);
}

/** @param folder a process's working directory */
export function isInside(folder: string, dataDir: string): boolean {
  return folder === dataDir || folder.startsWith(dataDir + sep);
}

function read<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Whether that process was started for this DATA_DIR. A pid file alone proves nothing: after a crash the number may
 * belong to anyone. PostgreSQL and Redis write their titles over their environment, but they work inside DATA_DIR.
 */
export function isOurs(pid: number, dataDir: string): boolean {
  if (!isRunning(pid)) return false;
  const environ = read(() => readFileSync(`/proc/${pid}/environ`, 'utf8')) ?? '';
  if (isMarkedFor(environ, dataDir)) return true;
  return isInside(read(() => readlinkSync(`/proc/${pid}/cwd`)) ?? '', dataDir);
}
