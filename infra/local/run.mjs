#!/usr/bin/env node
/**
 * The one door to start, dev, test and bench. Plain JavaScript that any Node from 20 on can run with nothing
 * installed: it sees to the packages first, and hands the rest to the Node 24 that came with them.
 */
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = ['start', 'dev', 'test', 'bench'];
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const [command = '', ...args] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** @param {string} text @returns {never} */
function refuse(text) {
  console.error(text);
  process.exit(1);
}

/** Node 24 comes as an npm package where there is one; elsewhere this Node must strip types by itself (22.18). */
function runtimeNode() {
  const packaged = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  // The real path, as Node names itself: with a linked node_modules this would start itself without end.
  if (existsSync(packaged)) return realpathSync(packaged);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return refuse(`Parley runs on Node 24 here; this is ${process.version}. Install Node 24 and try again.`);
}

/**
 * Runs this file again under another Node. Ctrl-C reaches both processes; the inner one counts only the first
 * signal, so handing ours on as well does no harm and covers a signal sent to this process alone.
 * @param {string} node
 */
function continueWith(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PARLEY_FOLLOWS_PARENT: '1' },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  if (process.env.npm_lifecycle_event) {
    // npm killed outright (-9) passes no signal on: then our parent changes, and that is the signal.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
  }
  child.on('error', (error) => refuse(`Cannot run ${node}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
}

async function main() {
  if (major < 20) refuse(`Parley needs Node 20 or newer; this is ${process.version}.`);
  if (!COMMANDS.includes(command))
    refuse(`Usage: node infra/local/run.mjs <${COMMANDS.join('|')}> [arguments]`);

  const { ensureInstalled } = await import('./src/install.mjs');
  if (!(await ensureInstalled(root))) {
    // Whoever reads only the closing line of a test run finds one here too.
    if (command === 'test') console.log('0 passed, 1 failed');
    process.exit(1);
  }

  const node = runtimeNode();
  // The inner process never starts another, whatever the two paths look like.
  if (node !== process.execPath && !process.env.PARLEY_FOLLOWS_PARENT) return continueWith(node);
  const { runCommand } = await import('./src/cli.ts');
  process.exit(await runCommand(command, args));
}

await main();
