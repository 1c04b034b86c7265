import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which accounts are gone, by their opaque ids: nothing of theirs is made any more. */
export class DeletedAccounts1795392000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deleted_accounts (
        user_id text PRIMARY KEY,
        deleted_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deleted_accounts');
  }
}
