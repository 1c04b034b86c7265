/** A day of any year. Month is 1 to 12. */
export interface CalendarDay {
  month: number;
  day: number;
}

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The days of a month in a calendar of all years: February has 29. */
export function daysIn(month: number): number {
  return LENGTHS[month - 1] ?? 31;
}

/** The same day of another month, or that month's last; around the ends of the year. */
export function inMonth(day: CalendarDay, offset: number): CalendarDay {
  const month = ((((day.month - 1 + offset) % 12) + 12) % 12) + 1;
  return { month, day: Math.min(day.day, daysIn(month)) };
}

/** So many days on or back, around the ends of the year. */
export function daysOn({ month, day }: CalendarDay, offset: number): CalendarDay {
  const at = new Date(Date.UTC(LEAP_YEAR, month - 1, day + offset));
  return { month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

/** What the address asks for, or the given day when it asks for nothing that exists. */
export function chosenDay(asked: { month?: number; day?: number }, otherwise: CalendarDay): CalendarDay {
  if (!asked.month) return otherwise;
  return { month: asked.month, day: Math.min(asked.day ?? 1, daysIn(asked.month)) };
}

const LEAP_YEAR = 2024;
