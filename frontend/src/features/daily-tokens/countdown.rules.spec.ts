import { countdownText } from './countdown.rules';

describe('the countdown', () => {
  it.each([
    [7_200_000, '2h 0m'],
    [5_025_000, '1h 23m'],
    [3_600_000, '1h 0m'],
    [3_599_000, '59m 59s'],
    [60_000, '1m 0s'],
    [59_000, '59s'],
    [58_001, '59s'],
    [1, '1s'],
    [0, ''],
    [-5_000, ''],
  ])('of %d ms is "%s"', (leftMs, text) => {
    expect(countdownText(leftMs)).toBe(text);
  });
});
