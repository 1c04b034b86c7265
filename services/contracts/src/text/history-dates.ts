/** In their order; the year's first is at 0. */
export const MONTH_NAMES: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A year as historians write it: -44 → "44 BC", 1867 → "1867". There is no year 0. */
export function yearText(year: number): string {
  return year < 0 ? `${-year} BC` : String(year);
}

/** "15 March 44 BC". Month is 1 to 12. */
export function dateText(date: { year: number; month: number; day: number }): string {
  return `${dayText(date)} ${yearText(date.year)}`;
}

/** "15 March". Month is 1 to 12. */
export function dayText(date: { month: number; day: number }): string {
  return `${date.day} ${MONTH_NAMES[date.month - 1] ?? ''}`;
}

/** "1564–1616", "69–30 BC", "63 BC – AD 14"; "born 1867" or "died 415" when one end is unknown. */
export function lifeText(bornYear: number | null, diedYear: number | null): string {
  if (bornYear === null && diedYear === null) return '';
  if (bornYear === null) return `died ${yearText(diedYear!)}`;
  if (diedYear === null) return `born ${yearText(bornYear)}`;
  if (bornYear < 0 && diedYear < 0) return `${-bornYear}–${-diedYear} BC`;
  if (bornYear < 0) return `${-bornYear} BC – AD ${diedYear}`;
  return `${bornYear}–${diedYear}`;
}
