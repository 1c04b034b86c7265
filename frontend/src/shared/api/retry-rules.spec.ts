import { readRetryDelayMs, shouldRetryRead, shouldRetryWrite, writeRetryDelayMs } from './retry-rules';

describe('the retry rules', () => {
  it.each(['401: Unauthorized', '403: Forbidden', '404: Not Found'])(
    'never repeats a read after %p',
    (message) => {
      expect(shouldRetryRead(0, new Error(message))).toBe(false);
    },
  );

  it('repeats any other read up to three times', () => {
    const error = new Error('503: {"message":"Not ready"}');
    expect([0, 1, 2, 3].map((count) => shouldRetryRead(count, error))).toEqual([true, true, true, false]);
  });

  it('never repeats a write whose message holds the digit 4', () => {
    for (const message of ['402: no', '504: slow', '500: line 4']) {
      expect(shouldRetryWrite(0, new Error(message))).toBe(false);
    }
  });

  it('repeats any other write up to twice', () => {
    const error = new Error('503: unavailable');
    expect([0, 1, 2].map((count) => shouldRetryWrite(count, error))).toEqual([true, true, false]);
  });

  it('doubles the delay from one second, reads up to 30 and writes up to 10', () => {
    expect([0, 1, 2, 5].map(readRetryDelayMs)).toEqual([1_000, 2_000, 4_000, 30_000]);
    expect([0, 3, 4].map(writeRetryDelayMs)).toEqual([1_000, 8_000, 10_000]);
  });
});
