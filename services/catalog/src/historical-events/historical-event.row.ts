import type { HistoricalEventDto } from '@parley/contracts/catalog/historical-event';
import { isoDateOf } from './calendar.rules.js';

/** An event as the statements return it for the public. */
export type HistoricalEventRow = Omit<HistoricalEventDto, 'date'>;

/** Selects a {@link HistoricalEventRow} from `events e`. */
export const HISTORICAL_EVENT_COLUMNS = `
  e.id, e.title, e.description, e.context, e.image_url AS "imageUrl", e.year, e.month, e.day`;

export function toHistoricalEventDto(row: HistoricalEventRow): HistoricalEventDto {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    context: row.context,
    imageUrl: row.imageUrl,
    year: row.year,
    month: row.month,
    day: row.day,
    date: isoDateOf(row.year, row),
  };
}
