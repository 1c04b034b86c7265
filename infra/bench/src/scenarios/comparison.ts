import type { Problems } from '../load/problems.ts';
import type { Target } from '../load/target.ts';
import { median, type Percentiles } from '../measure/figures.ts';
import { measureQuietly } from '../measure/quiet.ts';
import { setPace } from '../product/pace.ts';
import { measureTalk, type Talk, type TalkFigures } from './measured-talk.ts';
import type { Bench } from './scenario.ts';
import { compareProcesses, freeCharacterIds, openProduct, openYardstick } from './targets.ts';

/** The rounds of one server in one figure each. */
export interface Compared {
  rounds: TalkFigures[];
  medians: TalkFigures;
}

function medianPercentiles(values: readonly Percentiles[]): Percentiles {
  const of = (name: keyof Percentiles) => median(values.map((value) => value[name]));
  return { p50: of('p50'), p95: of('p95'), p99: of('p99') };
}

/** Each figure is the median over the rounds. */
function mediansOf(rounds: readonly TalkFigures[]): TalkFigures {
  const [first] = rounds as [TalkFigures];
  const of = (value: (figures: TalkFigures) => number) => median(rounds.map(value));
  const names = Object.keys(first.cpuPerTurn);
  return {
    target: first.target,
    turns: of(({ turns }) => turns),
    seconds: of(({ seconds }) => seconds),
    turnsPerSecond: of(({ turnsPerSecond }) => turnsPerSecond),
    cpuPerTurn: Object.fromEntries(
      names.map((name) => [name, of(({ cpuPerTurn }) => cpuPerTurn[name] ?? 0)]),
    ),
    cpuPerTurnTotal: of(({ cpuPerTurnTotal }) => cpuPerTurnTotal),
    clientCpuPerTurn: of(({ clientCpuPerTurn }) => clientCpuPerTurn),
    foreignShare: Math.max(...rounds.map(({ foreignShare }) => foreignShare)),
    firstWordAdded: medianPercentiles(rounds.map(({ firstWordAdded }) => firstWordAdded)),
    turnAdded: medianPercentiles(rounds.map(({ turnAdded }) => turnAdded)),
    wordsPerReply: of(({ wordsPerReply }) => wordsPerReply),
  };
}

/** Product and yardstick by turns, in the same run: what the machine does meanwhile meets both. */
export async function compareByTurns(
  bench: Bench,
  talk: Talk,
  warmUp: Talk,
  problems: Problems,
): Promise<Record<Target['name'], Compared>> {
  const connections = talk.atOnce + 50;
  const product = await openProduct(bench, connections);
  const yardstick = openYardstick(bench, connections);
  const characters = await freeCharacterIds(product);
  const rounds: Record<Target['name'], TalkFigures[]> = { product: [], yardstick: [] };

  await setPace(bench.product.understudyUrl, warmUp.pace);
  for (const target of [product, yardstick]) {
    bench.note(`warming up the ${target.name}`);
    await measureTalk(target, warmUp, characters, problems);
  }
  await setPace(bench.product.understudyUrl, talk.pace);
  for (let round = 1; round <= bench.rounds; round += 1) {
    for (const target of [product, yardstick]) {
      bench.note(`round ${round} of ${bench.rounds}, ${target.name}`);
      const measure = () => measureTalk(target, talk, characters, problems);
      rounds[target.name].push(await measureQuietly(measure, bench.patience));
    }
  }
  compareProcesses({ ...product.pids, ...yardstick.pids }, bench, problems);
  await Promise.all([product.client.close(), yardstick.client.close()]);
  return {
    product: { rounds: rounds.product, medians: mediansOf(rounds.product) },
    yardstick: { rounds: rounds.yardstick, medians: mediansOf(rounds.yardstick) },
  };
}
