import { NOISY_SHARE } from '../measure/quiet.ts';
import type { TalkFigures } from '../scenarios/measured-talk.ts';
import { figure, percent, type Table } from './table.ts';

/** One row per process; a column of CPU for each talk. */
export function cpuTable(talks: { title: string; figures: TalkFigures }[]): Table {
  const names = [...new Set(talks.flatMap(({ figures }) => Object.keys(figures.cpuPerTurn)))].sort();
  const row = (name: string, valueOf: (figures: TalkFigures) => number | undefined) => [
    name,
    ...talks.map(({ figures }) => figure(valueOf(figures) ?? Number.NaN)),
  ];
  return {
    columns: ['CPU, ms per turn', ...talks.map(({ title }) => title)],
    rows: [
      ...names.map((name) => row(name, ({ cpuPerTurn }) => cpuPerTurn[name])),
      row('all', ({ cpuPerTurnTotal }) => cpuPerTurnTotal),
      row('(the client)', ({ clientCpuPerTurn }) => clientCpuPerTurn),
    ],
  };
}

/** Milliseconds beyond the model's own. */
export function latencyTable(talks: { title: string; figures: TalkFigures }[]): Table {
  return {
    columns: ['added, ms', 'first word p50', 'p95', 'p99', 'whole turn p50', 'p95', 'p99'],
    rows: talks.map(({ title, figures: { firstWordAdded: first, turnAdded: turn } }) => [
      title,
      ...[first.p50, first.p95, first.p99, turn.p50, turn.p95, turn.p99].map(figure),
    ]),
  };
}

/** Says how far the figures can be trusted. */
export function noiseNote(foreignShares: readonly number[]): string {
  const most = Math.max(...foreignShares);
  const told = `Other programs took up to ${percent(most)} of the machine meanwhile.`;
  return most > NOISY_SHARE ? `${told} Do not trust the times; CPU per turn suffers less.` : told;
}
