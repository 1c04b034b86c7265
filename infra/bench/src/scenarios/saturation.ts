import { Problems } from '../load/problems.ts';
import { figure, type Table } from '../report/table.ts';
import { cpuTable, latencyTable, noiseNote } from '../report/talk-tables.ts';
import { type Compared, compareByTurns } from './comparison.ts';
import type { Talk, TalkFigures } from './measured-talk.ts';
import { type Bench, type ScenarioReport, sized } from './scenario.ts';

const MESSAGES_EACH = 3;
/** The model answers at once: what is left is the servers' own work. */
const SATURATING: Talk = {
  visitors: 500,
  messagesEach: MESSAGES_EACH,
  atOnce: 64,
  measured: 'full-load',
  pace: { firstTokenMs: 0, tokensPerSecond: 0 },
};
/** A crowd that the machine can serve: what is left is how long a visitor waits. */
const STREAMING: Talk = {
  visitors: 400,
  messagesEach: MESSAGES_EACH,
  atOnce: 200,
  spreadMs: 1000,
  measured: 'full-load',
  pace: { firstTokenMs: 100, tokensPerSecond: 100 },
};

type Both = Record<'product' | 'yardstick', Compared>;

function ratio(both: Both, value: (figures: TalkFigures) => number): number {
  return value(both.product.medians) / value(both.yardstick.medians);
}

/** What the product itself does: the model is the same on both sides, and large in both. */
function withoutModel({ cpuPerTurn, cpuPerTurnTotal }: TalkFigures): number {
  return cpuPerTurnTotal - (cpuPerTurn['understudy'] ?? 0);
}

function ratiosOf(saturated: Both, streaming: Both) {
  return {
    turnsPerSecond: ratio(saturated, ({ turnsPerSecond }) => turnsPerSecond),
    cpuPerTurn: ratio(saturated, ({ cpuPerTurnTotal }) => cpuPerTurnTotal),
    cpuPerTurnWithoutModel: ratio(saturated, withoutModel),
    firstWordAddedP50: ratio(streaming, ({ firstWordAdded }) => firstWordAdded.p50),
    firstWordAddedP95: ratio(streaming, ({ firstWordAdded }) => firstWordAdded.p95),
    cpuPerStreamedTurn: ratio(streaming, ({ cpuPerTurnTotal }) => cpuPerTurnTotal),
  };
}

function ratioTable(saturated: Both, streaming: Both): Table {
  const ratios = ratiosOf(saturated, streaming);
  const row = (name: string, both: Both, value: (figures: TalkFigures) => number, of: number) => [
    name,
    figure(value(both.product.medians)),
    figure(value(both.yardstick.medians)),
    of.toFixed(2),
  ];
  const streams = STREAMING.atOnce;
  return {
    columns: ['medians of the rounds', 'product', 'yardstick', 'ratio'],
    rows: [
      row('turns/s, saturated', saturated, ({ turnsPerSecond }) => turnsPerSecond, ratios.turnsPerSecond),
      row('CPU ms/turn, saturated', saturated, ({ cpuPerTurnTotal }) => cpuPerTurnTotal, ratios.cpuPerTurn),
      row('… without the model', saturated, withoutModel, ratios.cpuPerTurnWithoutModel),
      row(
        `first word added p50, ms, ${streams} streams`,
        streaming,
        ({ firstWordAdded }) => firstWordAdded.p50,
        ratios.firstWordAddedP50,
      ),
      row(
        `first word added p95, ms, ${streams} streams`,
        streaming,
        ({ firstWordAdded }) => firstWordAdded.p95,
        ratios.firstWordAddedP95,
      ),
      row(
        `CPU ms/turn, ${streams} streams`,
        streaming,
        ({ cpuPerTurnTotal }) => cpuPerTurnTotal,
        ratios.cpuPerStreamedTurn,
      ),
    ],
  };
}

function roundsTable(both: Both): Table {
  const { product, yardstick } = both;
  const all = [...product.rounds, ...yardstick.rounds];
  return {
    columns: ['rounds', 'turns', 'turns/s', 'CPU ms/turn', 'client ms/turn', 'other programs'],
    rows: all.map((round) => [
      round.target,
      String(round.turns),
      figure(round.turnsPerSecond),
      figure(round.cpuPerTurnTotal),
      figure(round.clientCpuPerTurn),
      `${(round.foreignShare * 100).toFixed(0)} %`,
    ]),
  };
}

function titled({ product, yardstick }: Both) {
  return [
    { title: 'product', figures: product.medians },
    { title: 'yardstick', figures: yardstick.medians },
  ];
}

/** How much of the thinnest honest server's speed is left with all that Parley does. */
export async function saturation(bench: Bench): Promise<ScenarioReport> {
  const problems = new Problems();
  const saturating = { ...SATURATING, visitors: sized(bench, SATURATING.visitors) };
  const streaming = { ...STREAMING, visitors: sized(bench, STREAMING.visitors) };
  bench.note(`saturated, ${saturating.atOnce} visitors at a time`);
  const saturated = await compareByTurns(bench, saturating, saturating, problems);
  bench.note(`${streaming.atOnce} streams at a time`);
  const warmUp = { ...saturating, visitors: sized(bench, 100) };
  const streamed = await compareByTurns(bench, streaming, warmUp, problems);
  const foreign = [saturated, streamed].flatMap(({ product, yardstick }) =>
    [...product.rounds, ...yardstick.rounds].map(({ foreignShare }) => foreignShare),
  );
  return {
    title: `against the thinnest honest server, ${bench.rounds} rounds by turns`,
    tables: [
      ratioTable(saturated, streamed),
      roundsTable(saturated),
      cpuTable(titled(saturated)),
      latencyTable(titled(streamed)),
    ],
    notes: [
      'The yardstick: bare node:http, one SQL statement before and one after a proxied stream; same PostgreSQL, model, client.',
      noiseNote(foreign),
    ],
    figures: { ratios: ratiosOf(saturated, streamed), saturated, streaming: streamed },
    problems: problems.list(),
  };
}
