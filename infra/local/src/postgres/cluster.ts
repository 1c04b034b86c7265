import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../launch-error.ts';
import { isRunning } from '../processes/process-identity.ts';
import { runTool, tailOf } from '../processes/run-tool.ts';
import type { PostgresBinaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

export const SUPERUSER = 'postgres';

function giveTo(runAs: RunAs, path: string): void {
  if (runAs.owner) chownSync(path, runAs.owner.uid, runAs.owner.gid);
}

/**
 * Makes the data folder if there is none. It is made aside and renamed, so that an interrupted first start leaves
 * nothing half made.
 */
export async function ensureCluster(
  clusterDir: string,
  binaries: PostgresBinaries,
  runAs: RunAs,
  password: string,
  signal: AbortSignal,
): Promise<void> {
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return assertSameMajor(clusterDir, binaries.major);
  const fresh = `${clusterDir}.new`;
  const passwordFile = `${clusterDir}.password`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  giveTo(runAs, fresh);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(runAs, passwordFile);
  try {
    // PostgreSQL's own C.UTF-8: knows every letter's case, and is the same whatever locales the machine has.
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
    const access = [`--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const tool = runAs.wrap(binaries.initdb, ['-D', fresh, ...locale, ...access, '--no-instructions']);
    const { code, output } = await runTool({ ...tool, cwd: fresh, signal, timeoutMs: 120_000 });
    if (code !== 0)
      throw new LaunchError(`PostgreSQL's data folder could not be made:\n${tailOf(output, 15)}`);
    renameSync(fresh, clusterDir);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}

function assertSameMajor(clusterDir: string, major: string): void {
  const found = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  if (found === major) return;
  throw new LaunchError(
    `${clusterDir} was made by PostgreSQL ${found}; this Parley brings PostgreSQL ${major}.\n` +
      'Start with another DATA_DIR, or carry the data over with pg_dump and DATABASE_URL.',
  );
}

/**
 * A killed server leaves postmaster.pid. PostgreSQL takes the file for a living server when any process has that
 * number by now, which after a restart of the machine is quite possible: so look whose it is.
 */
export function removeStalePostmasterFile(clusterDir: string): void {
  const file = join(clusterDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (pid > 0 && isRunning(pid) && worksIn(pid, clusterDir)) return;
  rmSync(file, { force: true });
}

function worksIn(pid: number, clusterDir: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === clusterDir;
  } catch {
    // Not ours to see, or no /proc: leave the judgement to PostgreSQL.
    return !existsSync('/proc/self');
  }
}
