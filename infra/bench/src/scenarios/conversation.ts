import { Problems } from '../load/problems.ts';
import { readMemory, watchMemory } from '../measure/memory-watch.ts';
import { measureQuietly } from '../measure/quiet.ts';
import { setPace } from '../product/pace.ts';
import { memoryTable } from '../report/memory-table.ts';
import { figure } from '../report/table.ts';
import { cpuTable, latencyTable, noiseNote } from '../report/talk-tables.ts';
import { measureTalk, type Talk } from './measured-talk.ts';
import { type Bench, type ScenarioReport, sized } from './scenario.ts';
import { compareProcesses, freeCharacterIds, openProduct } from './targets.ts';

const PACE = { firstTokenMs: 100, tokensPerSecond: 100 };
const AT_ONCE = { firstTokenMs: 0, tokensPerSecond: 0 };
const VISITORS = 300;
const MESSAGES_EACH = 3;

/** Many visitors begin to talk in the same moment. */
export async function conversation(bench: Bench): Promise<ScenarioReport> {
  const visitors = sized(bench, VISITORS);
  const problems = new Problems();
  const target = await openProduct(bench, visitors + 50);
  const characters = await freeCharacterIds(target);
  const talk: Talk = {
    visitors,
    messagesEach: MESSAGES_EACH,
    atOnce: visitors,
    measured: 'whole',
    pace: PACE,
  };

  bench.note('warming up');
  await setPace(bench.product.understudyUrl, AT_ONCE);
  await measureTalk(target, { ...talk, atOnce: 32, pace: AT_ONCE }, characters, problems);

  bench.note(`${visitors} visitors talk`);
  await setPace(bench.product.understudyUrl, PACE);
  const before = readMemory(target.pids);
  const endWatch = watchMemory(target.pids);
  const measure = () => measureTalk(target, talk, characters, problems);
  const figures = await measureQuietly(measure, bench.patience);
  const peaks = endWatch();
  compareProcesses(target.pids, bench, problems);
  await target.client.close();

  const titled = [{ title: 'product', figures }];
  return {
    title:
      `${visitors} visitors at once, ${MESSAGES_EACH} messages each; the model takes ` +
      `${PACE.firstTokenMs} ms to the first word and speaks ${PACE.tokensPerSecond} a second`,
    tables: [latencyTable(titled), cpuTable(titled), memoryTable(before, peaks)],
    notes: [
      `${figures.turns} turns in ${figure(figures.seconds)} s: ${figure(figures.turnsPerSecond)} turns/s, ` +
        `${figures.wordsPerReply} words a reply.`,
      noiseNote([figures.foreignShare]),
    ],
    figures: { ...figures, memoryMiB: { before, peaks } },
    problems: problems.list(),
  };
}
