import { parseResident, residentOfTree } from './memory-watch.ts';

describe('memory', () => {
  it('tells a process’s own memory from what it shares', () => {
    const status =
      'Name:\tnode\nVmRSS:\t  6144 kB\nRssAnon:\t  4096 kB\nRssFile:\t  1024 kB\nRssShmem:\t  1024 kB\n';
    expect(parseResident(status)).toEqual({ own: 4, shared: 2 });
  });

  it('counts what processes share once', () => {
    const children = [
      { own: 5, shared: 100 },
      { own: 3, shared: 60 },
    ];
    expect(residentOfTree(children)).toBe(108);
    expect(residentOfTree([])).toBe(0);
  });
});
