import { LoadClient } from '../client/load-client.ts';
import type { Problems } from '../load/problems.ts';
import { productTarget, type Target, yardstickTarget } from '../load/target.ts';
import { readPids } from '../product/processes.ts';
import type { Bench } from './scenario.ts';

/** What the yardstick works with; everything but itself is the product's too. */
const YARDSTICK_PROCESSES = new Set(['yardstick', 'understudy', 'postgres']);

export function productPids({ product }: Bench): Record<string, number> {
  const { yardstick: _, ...pids } = readPids(product.folders.runDir);
  return pids;
}

/** A process that died is started again by the launcher: nobody may miss that here. */
export function compareProcesses(before: Record<string, number>, bench: Bench, problems: Problems): void {
  const after = readPids(bench.product.folders.runDir);
  for (const [name, pid] of Object.entries(before)) {
    if (after[name] !== pid) problems.add('process died', name);
  }
}

function openClient(bench: Bench, origin: string, connections: number): LoadClient {
  const client = new LoadClient(origin, connections);
  bench.cleanup.add(() => client.close());
  return client;
}

export async function openProduct(bench: Bench, connections: number): Promise<Target> {
  const client = openClient(bench, bench.product.origin, connections);
  const path = `/api/anonymous-status?anonymousSessionId=${crypto.randomUUID()}`;
  const { limit } = await client.json<{ limit: number }>({ method: 'GET', path });
  return productTarget({ client, pids: productPids(bench) }, limit);
}

export function openYardstick(bench: Bench, connections: number): Target {
  const all = Object.entries(readPids(bench.product.folders.runDir));
  const pids = Object.fromEntries(all.filter(([name]) => YARDSTICK_PROCESSES.has(name)));
  return yardstickTarget({ client: openClient(bench, bench.yardstickOrigin, connections), pids });
}

/** The characters that an anonymous visitor can talk with. */
export async function freeCharacterIds({ client }: Target): Promise<number[]> {
  const characters = await client.json<{ id: number; tokenCost: number }[]>({
    method: 'GET',
    path: '/api/characters',
  });
  return characters.filter(({ tokenCost }) => tokenCost === 0).map(({ id }) => id);
}
