import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readPidFile } from '../../../local/src/processes/pid-file.ts';

/** The processes of a launch by name, from the pid files that its launcher keeps. */
export function readPids(runDir: string): Record<string, number> {
  const files = readdirSync(runDir).filter((file) => file.endsWith('.pid'));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.pid'), readPidFile(join(runDir, file)) ?? 0] as const),
  );
}
