import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './process-identity.ts';

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // ESRCH: it has ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isRunning(pid)) {
    if (Date.now() >= deadline) return false;
    await sleep(25);
  }
  return true;
}

/** Asks a process to end, waits, and ends it by force if it does not. */
export async function endProcess(pid: number, signal: NodeJS.Signals, waitMs: number): Promise<void> {
  send(pid, signal);
  const ended = await hasEnded(pid, waitMs);
  // Every process of ours leads a group: what it may have left in it goes too.
  send(-pid, 'SIGKILL');
  if (!ended) await hasEnded(pid, 5000);
}

/** The same for a tool with processes of its own: all of them are asked. */
export async function endGroup(leader: number, signal: NodeJS.Signals, waitMs: number): Promise<void> {
  send(-leader, signal);
  await endProcess(leader, signal, waitMs);
}
