/** A dated historical event. Years before Christ are negative; there is no year 0. */
export interface HistoricalEventDto {
  id: number;
  title: string;
  description: string;
  context: string | null;
  /** The picture; where none is set, the one that media draws. */
  imageUrl: string;
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
  /** The date as ISO 8601 writes it, years before Christ with a sign: "-0043-03-15" is 44 BC. */
  date: string;
}

/** A day of a month that has events. */
export interface CalendarDayDto {
  /** 1 to 31. */
  day: number;
  /** Its published events. */
  count: number;
}
