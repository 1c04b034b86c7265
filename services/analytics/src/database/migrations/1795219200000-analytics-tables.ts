import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnalyticsTables1795219200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Nothing in it names a person: no address, no account, no user agent.
    await runner.query(`
      CREATE TABLE tracked_events (
        id uuid PRIMARY KEY,
        occurred_at timestamptz NOT NULL,
        type text NOT NULL CHECK (type IN ('page_view', 'click', 'time_on_page', 'scroll_depth')),
        page text NOT NULL,
        session_id text NOT NULL,
        domain text NOT NULL,
        country text NOT NULL,
        element_id text,
        element_text text,
        seconds real, -- of time_on_page
        depth real, -- of scroll_depth, percent
        data jsonb -- as it was sent
      )`);
    // Rows come in the order of their time: a range of days is a range of blocks, at the price of a few kilobytes.
    await runner.query(`
      CREATE INDEX tracked_events_by_time ON tracked_events
        USING brin (occurred_at) WITH (pages_per_range = 32, autosummarize = on)`);
    await runner.query('CREATE INDEX tracked_events_by_page ON tracked_events (page, occurred_at)');
    await runner.query('CREATE INDEX tracked_events_by_session ON tracked_events (session_id, occurred_at)');
    await runner.query('CREATE INDEX tracked_events_by_country ON tracked_events (country, occurred_at)');
    await runner.query('CREATE INDEX tracked_events_by_domain ON tracked_events (domain, occurred_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tracked_events');
  }
}
