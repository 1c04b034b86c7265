/** Sees to it that node_modules is what package-lock.json says, before anything that needs a package runs. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { waitExclusively } from './exclusive.mjs';
import { progressTo } from './progress.mjs';

const TAIL_LINES = 30;

/** @typedef {{ packages?: Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }> }} LockFile */

/** @param {string} file */
function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Whether npm's own record of what it installed (node_modules/.package-lock.json, written last) has every package
 * of the lock file: true for someone who ran `npm install` by hand. Optional ones may be missing, being another
 * platform's, but not be there in another version.
 * @param {LockFile} lock
 * @param {LockFile} installed
 */
export function isInstalled(lock, installed) {
  const wanted = Object.entries(lock.packages ?? {}).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link,
  );
  return wanted.every(([path, entry]) => {
    const found = installed.packages?.[path];
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional);
  });
}

/** The npm that started us, else the one on the PATH. @returns {[string, string[]]} */
function npmCommand() {
  const cli = process.env.npm_execpath ?? '';
  return basename(cli).startsWith('npm-cli') ? [process.execPath, [cli]] : ['npm', []];
}

/**
 * Runs npm in a process group of its own, so that stopping us stops all of it.
 * @param {string} root
 * @param {string[]} action
 * @returns {Promise<{ code: number, output: string }>}
 */
function npm(root, action) {
  const [command, prefix] = npmCommand();
  // No package of ours needs an install script. The includes hold against NODE_ENV=production in the environment.
  const flags = [...action, '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error'];
  return new Promise((resolve) => {
    const child = spawn(command, [...prefix, ...flags], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => (output = (output + chunk).slice(-200_000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const stop = () => {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      process.exit(130);
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, stop);
    const finish = (/** @type {number} */ code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/**
 * `npm ci` refuses a lock file that lacks another platform's binaries, which happens where a registry has them later
 * than ours. `npm install` takes the same versions from it and minds only this platform.
 * @param {string} root
 * @param {(text: string) => void} detail
 */
async function installAll(root, detail) {
  detail('npm ci');
  let { code, output } = await npm(root, ['ci']);
  if (code !== 0 && output.includes('code EUSAGE')) {
    detail('npm install, as npm ci refused the lock file');
    ({ code, output } = await npm(root, ['install', '--no-save']));
  }
  if (code !== 0) throw new Error(output);
}

/** @param {string} output */
function explainFailure(output) {
  const tail = output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  console.error(
    `\n${tail}\n\nThe packages could not be installed (npm ci). Its last words are above. Parley needs the`,
  );
  console.error('npm registry once, at the first start: check the network, then run the same command again.');
}

/** Someone else's node_modules may be ours to read only; then the record is compared again next time. */
function leaveStamp(/** @type {string} */ file, /** @type {string} */ stamp) {
  try {
    writeFileSync(file, stamp);
  } catch {
    return;
  }
}

/**
 * @param {string} root the repository
 * @returns {Promise<boolean>} false when installing failed; what went wrong is printed then
 */
export async function ensureInstalled(root) {
  const lockText = textOf(join(root, 'package-lock.json'));
  const stampFile = join(root, 'node_modules', '.parley-installed');
  const stamp = createHash('sha256').update(lockText).digest('hex');
  if (textOf(stampFile) === stamp) return true;

  const progress = progressTo(process.stdout);
  // Two launchers in one fresh clone: the second waits, and finds the work done.
  const hold = await waitExclusively(`install:${root}`, (holder) =>
    progress.note(`Waiting for ${holder}, which is installing the packages …`),
  );
  try {
    if (textOf(stampFile) === stamp) return true;
    const installed = textOf(join(root, 'node_modules', '.package-lock.json'));
    if (!installed || !isInstalled(JSON.parse(lockText), JSON.parse(installed))) {
      progress.note('Installing the packages; the first time this takes a minute or a few.');
      await progress.step('Packages', (detail) => installAll(root, detail));
    }
    leaveStamp(stampFile, stamp);
    return true;
  } catch (error) {
    explainFailure(error instanceof Error ? error.message : String(error));
    return false;
  } finally {
    hold.release();
  }
}
