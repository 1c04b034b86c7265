import { dayInZone, daysInMonth, isoDateOf } from './calendar.rules.js';

describe('isoDateOf', () => {
  it.each([
    [1969, 7, 20, '1969-07-20'],
    [79, 8, 24, '0079-08-24'],
    [1, 1, 1, '0001-01-01'],
    [-1, 12, 31, '0000-12-31'],
    [-44, 3, 15, '-0043-03-15'],
  ])('writes year %p, month %p, day %p as %p', (year, month, day, text) => {
    expect(isoDateOf(year, { month, day })).toBe(text);
  });
});

describe('dayInZone', () => {
  const newYearInLondon = new Date('2026-01-01T00:30:00Z');

  it('is the visitor’s own day, not the server’s', () => {
    expect(dayInZone('UTC', newYearInLondon)).toEqual({ month: 1, day: 1 });
    expect(dayInZone('America/New_York', newYearInLondon)).toEqual({ month: 12, day: 31 });
    expect(dayInZone('Pacific/Kiritimati', newYearInLondon)).toEqual({ month: 1, day: 1 });
  });

  it('shows 29 February only when there is one', () => {
    expect(dayInZone('UTC', new Date('2028-02-29T12:00:00Z'))).toEqual({ month: 2, day: 29 });
    expect(dayInZone('UTC', new Date('2027-02-28T23:59:59Z'))).toEqual({ month: 2, day: 28 });
    expect(dayInZone('UTC', new Date('2027-03-01T00:00:00Z'))).toEqual({ month: 3, day: 1 });
  });
});

describe('daysInMonth', () => {
  it.each([
    [2024, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
    [1500, 2, 29],
    [1504, 2, 29],
    [-45, 2, 29],
    [-44, 2, 28],
    [2023, 4, 30],
    [2023, 12, 31],
  ])('of year %p, month %p are %p', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days);
  });
});
