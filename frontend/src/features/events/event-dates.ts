import type { HistoricalEventDto } from '@parley/contracts/catalog/historical-event';
import { dateText, MONTH_NAMES, yearText } from '@parley/contracts/text/history-dates';

import { weekdayOf } from './weekday';

type Dated = Pick<HistoricalEventDto, 'year' | 'month' | 'day'>;
const UNKNOWN = 'Date not available';

/** "Thursday, 15 March 44 BC". */
export function fullDateOf(event: Dated): string {
  return isDated(event) ? `${weekdayOf(event)}, ${dateText(event)}` : UNKNOWN;
}

/** "15 Mar 44 BC". */
export function shortDateOf(event: Dated): string {
  if (!isDated(event)) return UNKNOWN;
  return `${event.day} ${MONTH_NAMES[event.month - 1]!.slice(0, 3)} ${yearText(event.year)}`;
}

/** An answer that was cached by another release, or an event without a day, may lack a part. */
function isDated({ year, month, day }: Dated): boolean {
  return Boolean(year && MONTH_NAMES[month - 1] && day);
}
