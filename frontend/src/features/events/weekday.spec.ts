import { weekdayOf } from './weekday';

describe('weekdayOf', () => {
  it.each([
    [{ year: 1969, month: 7, day: 20 }, 'Sunday'],
    [{ year: 2000, month: 2, day: 29 }, 'Tuesday'],
    [{ year: 1582, month: 10, day: 15 }, 'Friday'],
    [{ year: 1582, month: 10, day: 4 }, 'Thursday'],
    [{ year: 1066, month: 10, day: 14 }, 'Saturday'],
    [{ year: 1453, month: 5, day: 29 }, 'Tuesday'],
  ])('%p was a %s', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });
});
