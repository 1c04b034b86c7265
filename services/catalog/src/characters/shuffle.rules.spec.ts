import { hasMoreAfter, pageBounds, shuffleKeyOf } from './shuffle.rules.js';

describe('shuffling Discover', () => {
  it('gives one seed one key, and seeds that look alike different ones', () => {
    expect(shuffleKeyOf('visit-1')).toBe(shuffleKeyOf('visit-1'));
    expect(shuffleKeyOf('visit-1')).not.toBe(shuffleKeyOf('visit-2'));
  });

  it('takes any text and stays within a bigint column', () => {
    for (const seed of ['', '\0', '\ud800', '𝄞', 'x'.repeat(64)]) {
      expect(BigInt.asIntN(64, shuffleKeyOf(seed))).toBe(shuffleKeyOf(seed));
    }
  });

  it('counts pages from 1', () => {
    expect(pageBounds(1, 32)).toEqual({ limit: 32, offset: 0 });
    expect(pageBounds(3, 10)).toEqual({ limit: 10, offset: 20 });
  });

  it('knows when the last character was shown', () => {
    expect(hasMoreAfter(1, 32, 33)).toBe(true);
    expect(hasMoreAfter(1, 32, 32)).toBe(false);
    expect(hasMoreAfter(100_000, 100, 32)).toBe(false);
  });
});
