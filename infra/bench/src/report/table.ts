/** Rows of text; the first column names, the others are figures. */
export interface Table {
  columns: string[];
  rows: string[][];
}

/** Columns in line: the first to the left, the figures to the right. */
export function renderTable({ columns, rows }: Table): string {
  const lines = [columns, ...rows];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  const cell = (text: string, at: number) =>
    at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0);
  const render = (line: string[]) => `  ${line.map(cell).join('   ')}`.trimEnd();
  return [render(columns), `  ${'─'.repeat(render(columns).length - 2)}`, ...rows.map(render)].join('\n');
}

/** Three significant digits, and no more of them than there are. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
