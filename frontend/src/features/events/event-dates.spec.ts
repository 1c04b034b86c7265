import { fullDateOf, shortDateOf } from './event-dates';

describe('the dates of an event', () => {
  it('are the full one with its weekday, and the short one', () => {
    const landing = { year: 1969, month: 7, day: 20 };
    expect(fullDateOf(landing)).toBe('Sunday, 20 July 1969');
    expect(shortDateOf(landing)).toBe('20 Jul 1969');
    expect(shortDateOf({ year: -44, month: 3, day: 15 })).toBe('15 Mar 44 BC');
  });

  it('say so when there is none', () => {
    const undated = {} as { year: number; month: number; day: number };
    expect(fullDateOf(undated)).toBe('Date not available');
    expect(shortDateOf({ year: 1969, month: 0, day: 20 })).toBe('Date not available');
  });
});
