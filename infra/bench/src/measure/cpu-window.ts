import { availableParallelism } from 'node:os';
import { sum } from './figures.ts';
import { machineBusySeconds, readProcessTable, treeOf } from './process-table.ts';

/** What a stretch of time cost. */
export interface CpuUsage {
  seconds: number;
  /** Seconds of CPU by process name, children included. */
  cpu: Record<string, number>;
  /** This process: the client. */
  clientCpu: number;
  /** The share of the machine that neither we nor the client used, 0 to 1: it spoils times when it is high. */
  foreignShare: number;
}

interface Reading {
  at: number;
  cpu: Record<string, number>;
  client: number;
  machine: number;
}

function read(pids: Readonly<Record<string, number>>): Reading {
  const table = readProcessTable();
  const cpu = Object.entries(pids).map(([name, pid]): [string, number] => [
    name,
    sum(treeOf(pid, table).map(({ cpuSeconds }) => cpuSeconds)),
  ]);
  const { user, system } = process.cpuUsage();
  return {
    at: performance.now(),
    cpu: Object.fromEntries(cpu),
    client: (user + system) / 1e6,
    machine: machineBusySeconds(),
  };
}

/** Opens a stretch of time in which CPU is counted; the function that it returns closes it. */
export function openCpuWindow(pids: Readonly<Record<string, number>>): () => CpuUsage {
  const before = read(pids);
  return () => {
    const after = read(pids);
    const seconds = (after.at - before.at) / 1000;
    const cpu = Object.fromEntries(
      Object.keys(pids).map((name) => [name, (after.cpu[name] ?? 0) - (before.cpu[name] ?? 0)]),
    );
    const clientCpu = after.client - before.client;
    const foreign = after.machine - before.machine - clientCpu - sum(Object.values(cpu));
    return { seconds, cpu, clientCpu, foreignShare: Math.max(0, foreign / seconds / availableParallelism()) };
  };
}
