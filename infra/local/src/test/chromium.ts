import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureUnpacked, hasApt, libraryPath } from '../debian/fetch-packages.ts';
import { LaunchError } from '../launch-error.ts';
import { cacheFolder } from '../paths.ts';
import { findOnPath } from '../processes/find-on-path.ts';
import { runShown, type TestRun } from './test-run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_MS = 8 * 60_000;

async function works(run: TestRun, command: string): Promise<boolean> {
  // Ubuntu's "chromium-browser" may be a stub that only names a snap: being there is not enough.
  const { code } = await runShown(run, { command, args: ['--version'], timeoutMs: 20_000 }, '[chromium] ');
  return code === 0;
}

async function installed(run: TestRun): Promise<string | undefined> {
  const candidates = [process.env.CHROMIUM_PATH, ...NAMES.map(findOnPath)];
  for (const command of candidates) if (command && (await works(run, command))) return command;
  return undefined;
}

async function fromDebian(run: TestRun): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return undefined;
  const apt = (...args: string[]) =>
    runShown(
      run,
      {
        command: 'apt-get',
        args,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        timeoutMs: INSTALL_MS,
      },
      '[apt-get] ',
    );
  await apt('update', '--quiet');
  await apt('install', '--yes', '--quiet', '--no-install-recommends', 'chromium');
  return installed(run);
}

/** For who may not install: the distribution's packages, unpacked, behind a script that names their libraries. */
async function unpacked(run: TestRun): Promise<string | undefined> {
  if (!hasApt()) return undefined;
  const tree = join(cacheFolder, 'chromium');
  const script = join(cacheFolder, 'chromium.sh');
  const program = join(tree, 'usr', 'lib', 'chromium', 'chromium');
  const scriptWorks = async () => {
    if (!existsSync(program)) return false;
    const lines = ['#!/bin/sh', `LD_LIBRARY_PATH='${libraryPath(tree)}' exec '${program}' "$@"`, ''];
    writeFileSync(script, lines.join('\n'), { mode: 0o755 });
    return works(run, script);
  };
  try {
    await ensureUnpacked('chromium', tree, {
      works: scriptWorks,
      onFetch: () => run.progress.note('Fetching Chromium from the distribution, without installing it …'),
      signal: run.signal,
    });
    return script;
  } catch (error) {
    run.signal.throwIfAborted();
    run.progress.note((error as Error).message);
    return undefined;
  }
}

/** Playwright's own browser, which Playwright then finds by itself. */
async function fromPlaywright(run: TestRun): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  const args = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  const tool = { command: 'playwright', args, timeoutMs: INSTALL_MS };
  return (await runShown(run, tool, '[playwright] ')).code === 0;
}

/** @returns the environment that tells the browser tests which Chromium to use */
export async function findChromium(run: TestRun): Promise<Record<string, string>> {
  const path = (await installed(run)) ?? (await fromDebian(run)) ?? (await unpacked(run));
  if (path) return { CHROMIUM_PATH: path };
  if (await fromPlaywright(run)) return {};
  throw new LaunchError(
    'The browser tests need Chromium; none was found and none could be installed.\n' +
      'Install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to one, and run npm test again.',
  );
}
