import { readFileSync } from 'node:fs';
import { readProcessTable, treeOf } from './process-table.ts';

const EVERY_MS = 500;
const KIB_PER_MIB = 1024;

/** Resident memory of one process in MiB: its own, and what it shares with its like. */
export interface Resident {
  own: number;
  shared: number;
}

/** Reads /proc/<pid>/status. */
export function parseResident(status: string): Resident {
  const kib = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { own: kib('RssAnon') / KIB_PER_MIB, shared: (kib('RssFile') + kib('RssShmem')) / KIB_PER_MIB };
}

/** PostgreSQL's children all show the same shared buffers: they count once, as the largest view of them. */
export function residentOfTree(members: readonly Resident[]): number {
  const own = members.reduce((total, member) => total + member.own, 0);
  return own + Math.max(0, ...members.map(({ shared }) => shared));
}

function residentOf(pid: number): Resident {
  try {
    return parseResident(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return { own: 0, shared: 0 };
  }
}

/** MiB by process name. */
export function readMemory(pids: Readonly<Record<string, number>>): Record<string, number> {
  const table = readProcessTable();
  return Object.fromEntries(
    Object.entries(pids).map(([name, pid]) => [
      name,
      residentOfTree(treeOf(pid, table).map((member) => residentOf(member.pid))),
    ]),
  );
}

/** Samples memory until the function that it returns is called, which answers the peaks in MiB. */
export function watchMemory(pids: Readonly<Record<string, number>>): () => Record<string, number> {
  const peaks = readMemory(pids);
  const sample = () => {
    for (const [name, mib] of Object.entries(readMemory(pids))) peaks[name] = Math.max(peaks[name] ?? 0, mib);
  };
  const timer = setInterval(sample, EVERY_MS);
  return () => {
    clearInterval(timer);
    sample();
    return peaks;
  };
}
