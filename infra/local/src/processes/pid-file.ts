import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function pidFileOf(runDir: string, name: string): string {
  return join(runDir, `${name}.pid`);
}

/** Renamed into place, so that a reader finds the whole number or no file. */
export function writePidFile(file: string, pid: number): void {
  writeFileSync(`${file}.new`, `${pid}\n`);
  renameSync(`${file}.new`, file);
}

export function readPidFile(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8').trim());
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}

export function removePidFile(file: string): void {
  rmSync(file, { force: true });
}
