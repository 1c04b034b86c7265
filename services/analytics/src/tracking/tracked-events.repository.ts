import { Injectable } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';
import type { TrackedEventRow } from './tracked-event.row.js';

/** By hand: one statement and one plan for a batch of any size. */
const INSERT = {
  name: 'tracked-events-insert',
  text: `
    INSERT INTO tracked_events
      (id, occurred_at, type, page, session_id, domain, country, element_id, element_text, seconds, depth, data)
    SELECT * FROM unnest(
      $1::uuid[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
      $9::text[], $10::real[], $11::real[], $12::jsonb[])
    ON CONFLICT (id) DO NOTHING`,
};

@Injectable()
export class TrackedEventsRepository {
  constructor(private readonly database: Database) {}

  /** Inserts the rows that are not there yet: an event that is delivered twice is one row. */
  async insert(rows: TrackedEventRow[]): Promise<void> {
    const column = <T>(value: (row: TrackedEventRow) => T) => rows.map((row) => value(row));
    await this.database.run(INSERT, [
      column(({ id }) => id),
      column(({ occurredAt }) => occurredAt.toISOString()),
      column(({ type }) => type),
      column(({ page }) => page),
      column(({ sessionId }) => sessionId),
      column(({ domain }) => domain),
      column(({ country }) => country),
      column(({ elementId }) => elementId),
      column(({ elementText }) => elementText),
      column(({ seconds }) => seconds),
      column(({ depth }) => depth),
      column(({ data }) => data && JSON.stringify(data)),
    ]);
  }
}
