import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChatTables1795132800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE characters (
        id integer PRIMARY KEY,
        is_published boolean NOT NULL,
        token_cost integer NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        character_id integer NOT NULL REFERENCES characters (id),
        character jsonb NOT NULL,
        user_id text,
        anonymous_id uuid,
        title text NOT NULL,
        is_untouched boolean NOT NULL DEFAULT true,
        message_count integer NOT NULL DEFAULT 0,
        last_message text,
        next_position integer NOT NULL DEFAULT 0,
        summary text,
        summarized_through integer NOT NULL DEFAULT 0,
        pending_turn_id uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT sessions_one_owner CHECK ((user_id IS NULL) <> (anonymous_id IS NULL))
      )`);
    await runner.query('CREATE INDEX sessions_of_user ON sessions (user_id, updated_at DESC)');
    await runner.query('CREATE INDEX sessions_of_anonymous ON sessions (anonymous_id, updated_at DESC)');
    await runner.query(`
      CREATE UNIQUE INDEX sessions_one_untouched ON sessions
        (character_id, COALESCE(user_id, anonymous_id::text)) WHERE is_untouched`);
    await runner.query(`
      CREATE TABLE messages (
        id uuid PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
        position integer NOT NULL,
        role text NOT NULL CHECK (role IN ('user', 'assistant')),
        content text NOT NULL,
        model text,
        idempotency_key text,
        unanswered boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT messages_one_position UNIQUE (session_id, position)
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX messages_one_key ON messages (session_id, idempotency_key)
        WHERE idempotency_key IS NOT NULL`);
    await runner.query(`
      CREATE TABLE turns (
        id uuid PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
        user_message_id uuid NOT NULL,
        assistant_message_id uuid NOT NULL,
        replica_id uuid NOT NULL,
        status text NOT NULL CHECK (status IN ('pending', 'answered', 'stopped', 'failed')),
        failure text,
        opened_at timestamptz NOT NULL DEFAULT now(),
        closed_at timestamptz
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX turns_one_pending ON turns (session_id) WHERE status = 'pending'`,
    );
    await runner.query('CREATE INDEX turns_of_session ON turns (session_id, opened_at DESC)');
    await runner.query(`
      CREATE TABLE allowances (
        anonymous_id uuid PRIMARY KEY,
        used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
        held integer NOT NULL DEFAULT 0 CHECK (held >= 0)
      )`);
    await runner.query(`
      CREATE TABLE replicas (
        id uuid PRIMARY KEY,
        beat_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE replicas, allowances, turns, messages, sessions, characters');
  }
}
