import { readdirSync, readFileSync } from 'node:fs';

/** What /proc/<pid>/stat says of a process, as far as it is needed here. */
export interface ProcessStat {
  pid: number;
  parent: number;
  /** Seconds of CPU: its own, and those of the children that it has seen end. */
  cpuSeconds: number;
}

/** The unit of the times in /proc: the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Reads one line of /proc/<pid>/stat. Counted from the last bracket: the name may hold anything. */
export function parseStat(line: string): ProcessStat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).map(Number);
  return {
    pid: Number.parseInt(line, 10),
    parent: Number(fields[1]),
    cpuSeconds: ticks.reduce((total, value) => total + value, 0) / TICKS_PER_SECOND,
  };
}

/** Every process of this machine, at this moment. */
export function readProcessTable(): Map<number, ProcessStat> {
  const table = new Map<number, ProcessStat>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'));
      table.set(stat.pid, stat);
    } catch {
      // It has ended between the two reads.
    }
  }
  return table;
}

/** A process with everything below it: PostgreSQL works in a child per connection. */
export function treeOf(root: number, table: ReadonlyMap<number, ProcessStat>): ProcessStat[] {
  const children = Map.groupBy(table.values(), ({ parent }) => parent);
  const tree: ProcessStat[] = [];
  const pending = [table.get(root)];
  for (let next = pending.pop(); next; next = pending.pop()) {
    tree.push(next);
    pending.push(...(children.get(next.pid) ?? []));
  }
  return tree;
}

/** Seconds that all processors together have worked since the machine was started. */
export function machineBusySeconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  // user nice system idle iowait irq softirq steal; idle and iowait are not work
  const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number);
  return (
    ticks.reduce((total, value, at) => (at === 3 || at === 4 ? total : total + value), 0) / TICKS_PER_SECOND
  );
}
