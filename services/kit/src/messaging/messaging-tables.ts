import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of the outbox, of consumer de-duplication and of idempotency keys, in every schema. */
export class MessagingTables1000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        payload jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE consumed_events (
        event_id uuid PRIMARY KEY,
        consumed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE idempotency_keys (
        caller text NOT NULL,
        route text NOT NULL,
        key text NOT NULL,
        payload_hash text NOT NULL,
        status smallint,
        answer json, -- not jsonb: a replay is the same text
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (caller, route, key)
      )`);
    await runner.query('CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at)');
    await runner.query('CREATE INDEX consumed_events_age ON consumed_events (consumed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys, consumed_events, outbox');
  }
}
