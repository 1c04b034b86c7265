import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROTATE_ABOVE_BYTES = 20 * 1024 * 1024;
/** Enough for the last lines, however large the log has become. */
const TAIL_BYTES = 64 * 1024;

export function logFileOf(logsDir: string, name: string): string {
  return join(logsDir, `${name}.log`);
}

/** Keeps one older log beside the current one; called at each launch. */
export function rotateLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > ROTATE_ABOVE_BYTES) renameSync(file, `${file}.1`);
}

export function lastLines(file: string, count: number): string[] {
  if (!statSync(file, { throwIfNoEntry: false })) return [];
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const bytes = Buffer.alloc(Math.min(size, TAIL_BYTES));
    readSync(descriptor, bytes, 0, bytes.length, size - bytes.length);
    return bytes.toString('utf8').trimEnd().split('\n').slice(-count);
  } finally {
    closeSync(descriptor);
  }
}
