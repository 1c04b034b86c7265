import { parseStat, treeOf } from './process-table.ts';

const line = (pid: number, name: string, parent: number, ticks: number[]) =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194304 0 0 0 0 ${ticks.join(' ')} 20 0 1 0 100 0 0`;

describe('the process table', () => {
  it('adds up the time of a process and of the children it has seen end', () => {
    expect(parseStat(line(42, 'node', 7, [150, 50, 30, 20]))).toEqual({
      pid: 42,
      parent: 7,
      cpuSeconds: 2.5,
    });
  });

  it('is not misled by a name with brackets and spaces', () => {
    expect(parseStat(line(42, 'postgres: io) S 9 (x', 7, [100, 0, 0, 0]))).toEqual({
      pid: 42,
      parent: 7,
      cpuSeconds: 1,
    });
  });

  it('finds everything below a process and nothing beside it', () => {
    const of = (pid: number, parent: number) => ({ pid, parent, cpuSeconds: 0 });
    const all = [of(1, 0), of(10, 1), of(11, 10), of(12, 11), of(13, 10), of(20, 1)];
    const table = new Map(all.map((stat) => [stat.pid, stat]));
    expect(
      treeOf(10, table)
        .map(({ pid }) => pid)
        .sort(),
    ).toEqual([10, 11, 12, 13]);
    expect(treeOf(99, table)).toEqual([]);
  });
});
