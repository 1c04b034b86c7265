import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './process-identity.ts';

/** @param pid negative: a whole process group @returns whether there was anything to send it to */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

async function becomes(condition: () => boolean, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (!condition()) {
    if (Date.now() >= deadline) return false;
    await sleep(25);
  }
  return true;
}

/** Asks a process to end, waits, and ends it by force if it does not. */
export async function endProcess(pid: number, signal: NodeJS.Signals, waitMs: number): Promise<void> {
  send(pid, signal);
  const ended = await becomes(() => !isRunning(pid), waitMs);
  // Every process of ours leads a group: what it may have left in it goes too.
  send(-pid, 'SIGKILL');
  if (!ended) await becomes(() => !isRunning(pid), 5000);
}

/** The same for a tool with processes of its own: all of them are asked, and all are given the time. */
export async function endGroup(leader: number, signal: NodeJS.Signals, waitMs: number): Promise<void> {
  send(-leader, signal);
  if (!(await becomes(() => !send(-leader, 0), waitMs))) send(-leader, 'SIGKILL');
}
