import { nextPart, type WallPart } from './pages.rules';

/** Plays the wall to its end against a server of `total` figures; the blend holds every third of them. */
function play(total: number, pageSize: number): { parts: WallPart[]; shown: number } {
  const ids = Array.from({ length: total }, (_, index) => index);
  const pageOf = (page: number) => ids.slice((page - 1) * pageSize, page * pageSize);
  const blend = [...ids].sort((a, b) => (a % 3) - (b % 3)).slice(0, pageSize);
  const parts: WallPart[] = ['blend'];
  const shown = new Set(blend);
  for (;;) {
    const next = nextPart({ parts, shown: shown.size, total, pageSize });
    if (next === undefined) return { parts, shown: shown.size };
    parts.push(next);
    for (const id of pageOf(Number(next))) shown.add(id);
  }
}

describe('the parts of the wall', () => {
  it.each([0, 1, 9, 10, 11, 20, 21, 95, 100])('show everyone of %p in the end', (total) => {
    expect(play(total, 10).shown).toBe(total);
  });

  it('are the blend, then the server’s pages from the second, then the first', () => {
    expect(play(35, 10).parts).toEqual(['blend', 2, 3, 4, 1]);
  });

  it('are the blend alone when it holds everyone', () => {
    expect(play(10, 10).parts).toEqual(['blend']);
  });

  it('go on while nobody knows how many there are', () => {
    expect(nextPart({ parts: ['blend'], shown: 10, total: Infinity, pageSize: 10 })).toBe(2);
  });
});
