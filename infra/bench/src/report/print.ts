import type { ScenarioReport } from '../scenarios/scenario.ts';
import { renderTable } from './table.ts';

function problemLines({ problems }: ScenarioReport): string[] {
  return problems.flatMap(({ kind, count, examples }) => [
    `  ✘ ${kind}: ${count}`,
    ...examples.map((example) => `      ${example}`),
  ]);
}

/** One scenario for people. */
export function renderReport(name: string, report: ScenarioReport): string {
  const problems = problemLines(report);
  return [
    `\n${name}: ${report.title}`,
    ...report.tables.map((table) => `\n${renderTable(table)}`),
    '',
    ...report.notes.map((note) => `  ${note}`),
    ...(problems.length > 0 ? problems : ['  ✔ no error, no lost and no doubled message']),
  ].join('\n');
}
