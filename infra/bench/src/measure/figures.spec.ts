import { median, percentile, percentiles } from './figures.ts';

describe('figures', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);

  it('tells the nearest rank, whatever the order', () => {
    expect(percentiles(hundred)).toEqual({ p50: 50, p95: 95, p99: 99 });
    expect(percentile([7], 0.99)).toBe(7);
  });

  it('has no percentile of nothing', () => {
    expect(percentiles([]).p50).toBeNaN();
    expect(median([])).toBeNaN();
  });

  it('takes the middle, or the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});
