import type { HistoricalEventDto } from '@parley/contracts/catalog/historical-event';
import { vignetteUrl } from '@parley/contracts/media/picture-urls';
import { isoDateOf } from './calendar.rules.js';

/** An event as the statements return it for the public. */
export interface HistoricalEventRow extends Omit<HistoricalEventDto, 'date' | 'imageUrl'> {
  imageUrl: string | null;
}

/** Selects a {@link HistoricalEventRow} from `events e`. */
export const HISTORICAL_EVENT_COLUMNS = `
  e.id, e.title, e.description, e.context, e.image_url AS "imageUrl", e.year, e.month, e.day`;

export function toHistoricalEventDto(row: HistoricalEventRow): HistoricalEventDto {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    context: row.context,
    imageUrl: row.imageUrl ?? vignetteUrl(row),
    year: row.year,
    month: row.month,
    day: row.day,
    date: isoDateOf(row.year, row),
  };
}
