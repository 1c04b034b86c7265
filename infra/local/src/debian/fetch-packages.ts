import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { waitExclusively } from '../exclusive.mjs';
import { runTool, tailOf } from '../processes/run-tool.ts';
import { findOnPath } from '../processes/find-on-path.ts';

/** Whether this is Debian, Ubuntu or the like. */
export function hasApt(): boolean {
  return Boolean(findOnPath('apt-get') && findOnPath('dpkg'));
}

/** apt with lists, cache and logs of its own: needs no root, takes no lock, and changes nothing on the machine. */
function privateApt(folder: string): string[] {
  const options = {
    'Dir::State': join(folder, 'state'),
    'Dir::State::lists': join(folder, 'state', 'lists'),
    // What the machine has already is not fetched again.
    'Dir::State::status': '/var/lib/dpkg/status',
    'Dir::Cache': join(folder, 'cache'),
    'Dir::Log': folder,
    'Debug::NoLocking': '1',
    // Root's apt would download as user _apt, who cannot reach our folders.
    'APT::Sandbox::User': 'root',
  };
  return Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}

async function must(command: string, args: string[], signal: AbortSignal): Promise<void> {
  const { code, output } = await runTool({ command, args, signal, timeoutMs: 180_000 });
  if (code !== 0) throw new Error(`${command}: ${tailOf(output, 8)}`);
}

async function download(name: string, folder: string, signal: AbortSignal): Promise<string[]> {
  const archives = join(folder, 'cache', 'archives');
  for (const path of [join(folder, 'state', 'lists', 'partial'), join(archives, 'partial')]) {
    mkdirSync(path, { recursive: true });
  }
  const apt = privateApt(folder);
  // A source of the machine's own that does not answer need not matter: the download decides.
  await runTool({ command: 'apt-get', args: [...apt, 'update'], signal, timeoutMs: 120_000 });
  const choice = ['install', '--download-only', '--yes', '--no-install-recommends', name];
  await must('apt-get', [...apt, ...choice], signal);
  return readdirSync(archives)
    .filter((file) => file.endsWith('.deb'))
    .map((file) => join(archives, file));
}

/** Unpacks aside and renames, so that an interrupted run leaves nothing half unpacked. */
async function unpack(name: string, target: string, signal: AbortSignal): Promise<void> {
  const work = mkdtempSync(`${target}.`);
  try {
    const tree = join(work, 'tree');
    for (const archive of await download(name, work, signal))
      await must('dpkg', ['-x', archive, tree], signal);
    // What is there does not work: it may come from an older release of the machine's system.
    rmSync(target, { recursive: true, force: true });
    renameSync(tree, target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

export interface Unpacking {
  /** Whether what is in the folder now can be used. */
  works: () => Promise<boolean>;
  onFetch: () => void;
  signal: AbortSignal;
}

/**
 * Unpacks one of the distribution's packages, and those it needs that the machine lacks, into a folder, without
 * installing any of them. Of several launchers that want it at once, one does it and the others wait.
 */
export async function ensureUnpacked(name: string, target: string, unpacking: Unpacking): Promise<void> {
  const { works, onFetch, signal } = unpacking;
  mkdirSync(dirname(target), { recursive: true });
  const hold = await waitExclusively(`unpack:${target}`, () => {}, signal);
  try {
    if (await works()) return;
    onFetch();
    await unpack(name, target, signal);
    if (!(await works())) throw new Error(`${name} was unpacked but does not run here`);
  } finally {
    hold.release();
  }
}

/** Where a program finds the libraries unpacked with it. */
export function libraryPath(tree: string): string {
  const folders = new Set<string>();
  for (const top of ['lib', 'usr/lib']) {
    const start = join(tree, top);
    if (!existsSync(start)) continue;
    for (const entry of readdirSync(start, { recursive: true, withFileTypes: true })) {
      if (/\.so(\.|$)/.test(entry.name)) folders.add(entry.parentPath);
    }
  }
  return [...folders, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
}
