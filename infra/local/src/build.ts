import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { waitExclusively } from './exclusive.mjs';
import { LaunchError } from './launch-error.ts';
import { cacheFolder, repositoryRoot } from './paths.ts';
import { runTool, tailOf } from './processes/run-tool.ts';
import type { Progress } from './progress.mjs';

const SHARED_FILES = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'nx.json'];
/** Folders of a package that its build does not read. */
const NOT_BUILT = new Set([
  'node_modules',
  'dist',
  'test',
  'e2e',
  'test-results',
  'playwright-report',
  'coverage',
]);

export interface BuiltPackage {
  folder: string;
  dist: string;
}

function hasBuild(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && Boolean(JSON.parse(readFileSync(file, 'utf8')).scripts?.build);
}

/** Every package of the repository with a build, which leaves its work in dist/. */
export function builtPackages(root: string): BuiltPackage[] {
  const services = join(root, 'services');
  const folders = [...readdirSync(services).map((name) => join(services, name)), join(root, 'frontend')];
  return folders.filter(hasBuild).map((folder) => ({ folder, dist: join(folder, 'dist') }));
}

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_BUILT.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (entry.isFile()) yield path;
  }
}

/** Changes whenever a file that a build reads was written, added or removed. */
export function sourceStamp(root: string): string {
  const hash = createHash('sha256');
  const packages = builtPackages(root).flatMap(({ folder }) => [...sourceFiles(folder)]);
  const shared = SHARED_FILES.map((file) => join(root, file)).filter((file) => existsSync(file));
  for (const file of [...shared, ...packages].sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function isUpToDate(root: string, stampFile: string, stamp: string): boolean {
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) return false;
  return builtPackages(root).every(({ dist }) => existsSync(dist) && readdirSync(dist).length > 0);
}

async function runNx(root: string, signal: AbortSignal): Promise<void> {
  const { code, output } = await runTool({
    command: 'nx',
    args: ['run-many', '-t', 'build', '--output-style=stream'],
    cwd: root,
    // A daemon, or plugins in processes of their own, would outlive us; and the terminal is ours.
    env: { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NX_TUI: 'false' },
    signal,
  });
  if (code !== 0) throw new LaunchError(`${tailOf(output, 60)}\n\nThe build failed; what it said is above.`);
}

/** Builds what is not built. Asking nx costs seconds, so it is asked only when a source has changed since. */
export async function ensureBuilt(progress: Progress, signal: AbortSignal): Promise<void> {
  const stampFile = join(cacheFolder, 'build-stamp');
  await progress.step('Build', async (detail) => {
    const hold = await waitExclusively(
      `build:${repositoryRoot}`,
      (who) => detail(`waiting for ${who}`),
      signal,
    );
    try {
      // Taken before the build: what is edited meanwhile counts as not built.
      const stamp = sourceStamp(repositoryRoot);
      if (isUpToDate(repositoryRoot, stampFile, stamp)) return detail('nothing has changed');
      detail('nx run-many -t build');
      await runNx(repositoryRoot, signal);
      mkdirSync(dirname(stampFile), { recursive: true });
      writeFileSync(stampFile, stamp);
    } finally {
      hold.release();
    }
  });
}
