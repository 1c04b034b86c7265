import type { Table } from './table.ts';

/** MiB by process. */
export function memoryTable(before: Record<string, number>, peaks: Record<string, number>): Table {
  const names = Object.keys(peaks).sort();
  return {
    columns: ['memory, MiB', 'before', 'at most'],
    rows: names.map((name) => [name, (before[name] ?? 0).toFixed(0), (peaks[name] ?? 0).toFixed(0)]),
  };
}
