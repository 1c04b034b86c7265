import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What accounts need: unlocked characters, settings of the wallet, titles, and turns that change hands or words. */
export class Accounts1795219200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE unlocked_characters (
        user_id text,
        character_id integer,
        PRIMARY KEY (user_id, character_id)
      )`);
    await runner.query(`
      CREATE TABLE settings (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        version integer NOT NULL,
        anonymous_message_limit integer NOT NULL
      )`);
    await runner.query(`
      ALTER TABLE sessions ADD COLUMN title_source text NOT NULL DEFAULT 'default'
        CHECK (title_source IN ('default', 'model', 'user'))`);
    await runner.query('ALTER TABLE messages ADD COLUMN replaces_id uuid');
    await runner.query(`
      ALTER TABLE turns
        ADD COLUMN held_by uuid,
        ADD COLUMN replaces_id uuid,
        ADD COLUMN idempotency_key text`);
    // Partial: a turn changes a session's row twice, and each change is entered into every index it is in.
    await runner.query('DROP INDEX sessions_of_user, sessions_of_anonymous');
    await runner.query(`
      CREATE INDEX sessions_of_user ON sessions (user_id, updated_at DESC) WHERE user_id IS NOT NULL`);
    await runner.query(`
      CREATE INDEX sessions_of_anonymous ON sessions (anonymous_id, updated_at DESC)
        WHERE anonymous_id IS NOT NULL`);
    await runner.query(`
      CREATE INDEX sessions_untitled ON sessions (id)
        WHERE title_source = 'default' AND message_count > 1 AND user_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX sessions_untitled, sessions_of_user, sessions_of_anonymous');
    await runner.query('CREATE INDEX sessions_of_user ON sessions (user_id, updated_at DESC)');
    await runner.query('CREATE INDEX sessions_of_anonymous ON sessions (anonymous_id, updated_at DESC)');
    await runner.query(
      'ALTER TABLE turns DROP COLUMN held_by, DROP COLUMN replaces_id, DROP COLUMN idempotency_key',
    );
    await runner.query('ALTER TABLE messages DROP COLUMN replaces_id');
    await runner.query('ALTER TABLE sessions DROP COLUMN title_source');
    await runner.query('DROP TABLE settings, unlocked_characters');
  }
}
