import { chosenDay, daysIn, daysOn, inMonth } from './calendar.rules';

describe('the calendar of all years', () => {
  it('has 29 days in February', () => {
    expect([1, 2, 4, 12].map(daysIn)).toEqual([31, 29, 30, 31]);
  });

  it('goes from month to month, to the last day of a shorter one, around the year', () => {
    expect(inMonth({ month: 3, day: 31 }, 1)).toEqual({ month: 4, day: 30 });
    expect(inMonth({ month: 1, day: 30 }, 1)).toEqual({ month: 2, day: 29 });
    expect(inMonth({ month: 1, day: 5 }, -1)).toEqual({ month: 12, day: 5 });
    expect(inMonth({ month: 12, day: 5 }, 1)).toEqual({ month: 1, day: 5 });
  });

  it('goes from day to day, through the leap day, around the year', () => {
    expect(daysOn({ month: 2, day: 28 }, 1)).toEqual({ month: 2, day: 29 });
    expect(daysOn({ month: 3, day: 1 }, -1)).toEqual({ month: 2, day: 29 });
    expect(daysOn({ month: 12, day: 31 }, 1)).toEqual({ month: 1, day: 1 });
    expect(daysOn({ month: 1, day: 1 }, -1)).toEqual({ month: 12, day: 31 });
  });

  it('takes the day that is asked for, if there is one', () => {
    const today = { month: 6, day: 15 };
    expect(chosenDay({}, today)).toEqual(today);
    expect(chosenDay({ day: 4 }, today)).toEqual(today);
    expect(chosenDay({ month: 2 }, today)).toEqual({ month: 2, day: 1 });
    expect(chosenDay({ month: 2, day: 31 }, today)).toEqual({ month: 2, day: 29 });
  });
});
