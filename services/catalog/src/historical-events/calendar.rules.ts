const JULIAN_UNTIL = 1582;

interface CalendarDay {
  /** 1 to 12. */
  month: number;
  day: number;
}

/** The date as ISO 8601 writes it. It has a year 0, history has none: "-0043-03-15" is 44 BC. */
export function isoDateOf(year: number, { month, day }: CalendarDay): string {
  const astronomical = astronomicalYear(year);
  const digits = String(Math.abs(astronomical)).padStart(4, '0');
  return `${astronomical < 0 ? '-' : ''}${digits}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The day it is in a time zone (IANA name) at a moment. */
export function dayInZone(timeZone: string, now: Date): CalendarDay {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now);
  const numberOf = (type: 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value);
  return { month: numberOf('month'), day: numberOf('day') };
}

/** Days of a month of a historical year: Julian up to 1581, Gregorian from 1582 on. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  const astronomical = astronomicalYear(year);
  if (astronomical % 4 !== 0) return false;
  return year < JULIAN_UNTIL || astronomical % 100 !== 0 || astronomical % 400 === 0;
}

function astronomicalYear(year: number): number {
  return year < 0 ? year + 1 : year;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
