import { createInkPace, splitWords } from './ink-pace';

describe('the pace of the ink', () => {
  it('lets words that come together appear one after the other', () => {
    const pace = createInkPace(() => 0);
    const delays = [pace.nextDelayMs(), pace.nextDelayMs(), pace.nextDelayMs()];
    expect(delays[0]).toBe(0);
    expect(delays[1]).toBeGreaterThan(20);
    expect(delays[2]).toBeGreaterThan(delays[1]!);
  });

  it('never keeps a word waiting for more than half a second, however many arrive', () => {
    const pace = createInkPace(() => 0);
    const delays = Array.from({ length: 5_000 }, () => pace.nextDelayMs());
    expect(Math.max(...delays)).toBeLessThan(500);
  });

  it('does not hold up words that come slowly', () => {
    let time = 0;
    const pace = createInkPace(() => (time += 200));
    expect([pace.nextDelayMs(), pace.nextDelayMs(), pace.nextDelayMs()]).toEqual([0, 0, 0]);
  });

  it('splits words without losing a character', () => {
    const text = '  two  words\tand one\u00a0more ';
    expect(splitWords(text).join('')).toBe(text);
    expect(splitWords('   ')).toEqual(['   ']);
  });
});
