import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CpuUsage } from './cpu-window.ts';
import { machineBusySeconds } from './process-table.ts';

/** Above it times tell more of the neighbours than of Parley. */
export const NOISY_SHARE = 0.1;
const LOOK_MS = 1000;

/** How long one may still wait for the neighbours to be quiet, in all. */
export interface Patience {
  leftMs: number;
}

/** The share of the machine that is at work while Parley rests. */
async function busyShare(): Promise<number> {
  const before = machineBusySeconds();
  await sleep(LOOK_MS);
  return (machineBusySeconds() - before) / (LOOK_MS / 1000) / availableParallelism();
}

/** Measures when nothing else runs on the machine, and again when something did meanwhile, while patience lasts. */
export async function measureQuietly<T extends Pick<CpuUsage, 'foreignShare'>>(
  measure: () => Promise<T>,
  patience: Patience,
): Promise<T> {
  for (;;) {
    const startedAt = performance.now();
    while (performance.now() - startedAt < patience.leftMs && (await busyShare()) > NOISY_SHARE);
    const measured = await measure();
    if (measured.foreignShare <= NOISY_SHARE || patience.leftMs <= 0) return measured;
    patience.leftMs -= performance.now() - startedAt;
  }
}
