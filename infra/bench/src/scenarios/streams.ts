import { Problems } from '../load/problems.ts';
import { readMemory, watchMemory } from '../measure/memory-watch.ts';
import { setPace } from '../product/pace.ts';
import { memoryTable } from '../report/memory-table.ts';
import { figure } from '../report/table.ts';
import { latencyTable, noiseNote } from '../report/talk-tables.ts';
import { measureTalk, type Talk } from './measured-talk.ts';
import { type Bench, type ScenarioReport, sized } from './scenario.ts';
import { compareProcesses, freeCharacterIds, openProduct } from './targets.ts';

/** Slow enough that the first stream is still open when the last one opens. */
const PACE = { firstTokenMs: 10_000, tokensPerSecond: 5 };
const STREAMS = 1000;
const SPREAD_MS = 4000;
const WARM_UP = { visitors: 100, atOnce: 32, spreadMs: 0, pace: { firstTokenMs: 0, tokensPerSecond: 0 } };

/** Very many replies being written at the same time. */
export async function streams(bench: Bench): Promise<ScenarioReport> {
  const count = sized(bench, STREAMS);
  const problems = new Problems();
  const target = await openProduct(bench, count + 50);
  const characters = await freeCharacterIds(target);
  const talk: Talk = {
    visitors: count,
    messagesEach: 1,
    atOnce: count,
    spreadMs: SPREAD_MS,
    measured: 'whole',
    pace: PACE,
  };

  bench.note('warming up');
  await setPace(bench.product.understudyUrl, WARM_UP.pace);
  await measureTalk(target, { ...talk, ...WARM_UP }, characters, problems);

  bench.note(`${count} streams are opened`);
  await setPace(bench.product.understudyUrl, PACE);
  const before = readMemory(target.pids);
  const endWatch = watchMemory(target.pids);
  target.client.mostOpen = 0;
  const figures = await measureTalk(target, talk, characters, problems);
  const peaks = endWatch();
  const { mostOpen } = target.client;
  if (mostOpen < count) problems.add('too few streams at once', `${mostOpen} of ${count} were open together`);
  compareProcesses(target.pids, bench, problems);
  await target.client.close();

  const perStream = (name: string) => (((peaks[name] ?? 0) - (before[name] ?? 0)) * 1024) / count;
  return {
    title: `${count} streams open at once; the model takes ${PACE.firstTokenMs / 1000} s to the first word and speaks ${PACE.tokensPerSecond} a second`,
    tables: [latencyTable([{ title: 'product', figures }]), memoryTable(before, peaks)],
    notes: [
      `${mostOpen} were open at the same time. Memory per stream: gateway ${figure(perStream('gateway'))} KiB, ` +
        `chat ${figure(perStream('chat'))} KiB, the understudy ${figure(perStream('understudy'))} KiB.`,
      noiseNote([figures.foreignShare]),
    ],
    figures: { ...figures, mostOpen, memoryMiB: { before, peaks } },
    problems: problems.list(),
  };
}
