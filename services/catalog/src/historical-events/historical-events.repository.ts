import { Injectable } from '@nestjs/common';
import type { EventsQuery } from '@parley/contracts/catalog/catalog.queries';
import type { CalendarDayDto } from '@parley/contracts/catalog/historical-event';
import { Database } from '@parley/kit/database/database';
import { CHARACTER_COLUMNS, type CharacterRow } from '../characters/character.row.js';
import { HISTORICAL_EVENT_COLUMNS, type HistoricalEventRow } from './historical-event.row.js';

/** One character of one event; an event without characters has one row without a character. */
type EventCharacterRow = { eventId: number } & (CharacterRow | { id: null });

const FROM_PUBLISHED = `FROM events e WHERE e.status = 'PUBLISHED'`;
const IN_ORDER = 'ORDER BY e.month, e.day, e.year, e.id';

/** What the public may read: published events, with published characters. */
@Injectable()
export class HistoricalEventsRepository {
  constructor(private readonly database: Database) {}

  list({ perDay, ...filter }: EventsQuery): Promise<HistoricalEventRow[]> {
    // A statement for each combination: its plan then knows which columns of the index it may use.
    const columns = (['month', 'day'] as const).filter((column) => filter[column] !== undefined);
    const conditions = columns.map((column, index) => ` AND e.${column} = $${index + 1}`).join('');
    const values = columns.map((column) => filter[column]);
    const name = `events-list-${columns.join('-')}`;
    if (perDay === undefined) {
      return this.database.run<HistoricalEventRow>(
        { name, text: `SELECT ${HISTORICAL_EVENT_COLUMNS} ${FROM_PUBLISHED}${conditions} ${IN_ORDER}` },
        values,
      );
    }
    return this.database.run<HistoricalEventRow>(
      {
        name: `${name}-per-day`,
        text: `WITH placed AS (
            SELECT e.id, row_number() OVER (PARTITION BY e.month, e.day ORDER BY e.year, e.id) AS place
            ${FROM_PUBLISHED}${conditions}
          )
          SELECT ${HISTORICAL_EVENT_COLUMNS} FROM placed JOIN events e USING (id)
           WHERE place <= $${values.length + 1} ${IN_ORDER}`,
      },
      [...values, perDay],
    );
  }

  /** The days of a month that have published events. */
  countByDay(month: number): Promise<CalendarDayDto[]> {
    return this.database.run<CalendarDayDto>(
      {
        name: 'events-calendar',
        text: `SELECT e.day, count(*)::integer AS count ${FROM_PUBLISHED} AND e.month = $1
          GROUP BY e.day ORDER BY e.day`,
      },
      [month],
    );
  }

  async findById(id: number): Promise<HistoricalEventRow | undefined> {
    const [row] = await this.database.run<HistoricalEventRow>(
      { name: 'events-by-id', text: `SELECT ${HISTORICAL_EVENT_COLUMNS} ${FROM_PUBLISHED} AND e.id = $1` },
      [id],
    );
    return row;
  }

  /** By event, then by name. Events that are not published have no row. */
  listCharacters(eventIds: number[]): Promise<EventCharacterRow[]> {
    return this.database.run<EventCharacterRow>(
      {
        name: 'events-characters',
        text: `SELECT e.id AS "eventId", ${CHARACTER_COLUMNS}
          FROM events e
          LEFT JOIN (event_characters ec
            JOIN characters c ON c.id = ec.character_id AND c.status = 'PUBLISHED') ON ec.event_id = e.id
          WHERE e.status = 'PUBLISHED' AND e.id = ANY($1::integer[])
          ORDER BY e.id, c.folded_slug, c.id`,
      },
      [eventIds],
    );
  }
}
