const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** The first day of the Gregorian calendar, 15 October 1582, as a Julian day number. */
const GREGORIAN_START = 2_299_161;

/**
 * The weekday of a historical date. Days before 15 October 1582 are dates of the Julian calendar, as
 * historians give them. Years before Christ are negative; there is no year 0.
 */
export function weekdayOf(date: { year: number; month: number; day: number }): string {
  const gregorian = julianDayOf(date, true);
  const dayNumber = gregorian >= GREGORIAN_START ? gregorian : julianDayOf(date, false);
  return NAMES[((dayNumber % 7) + 7) % 7]!;
}

/** The Julian day number at noon, counting the months from March so that the leap day comes last. */
function julianDayOf(
  { year, month, day }: { year: number; month: number; day: number },
  isGregorian: boolean,
): number {
  const monthsBack = month <= 2 ? 1 : 0;
  const years = (year < 0 ? year + 1 : year) + 4_800 - monthsBack;
  const months = month + 12 * monthsBack - 3;
  const days = day + Math.floor((153 * months + 2) / 5) + 365 * years + Math.floor(years / 4);
  return isGregorian ? days - Math.floor(years / 100) + Math.floor(years / 400) - 32_045 : days - 32_083;
}
