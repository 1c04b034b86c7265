import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdentityTables1795219200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE accounts (
        id uuid PRIMARY KEY, -- version 7; the subject that clients see
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        email_verified boolean NOT NULL,
        password_hash text NOT NULL, -- in PHC format
        first_name text,
        last_name text,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    // What the provider keeps: sessions, interactions, grants, codes, access tokens.
    await runner.query(`
      CREATE TABLE provider_records (
        kind text NOT NULL,
        id_hash bytea NOT NULL, -- SHA-256: most ids are secrets of a browser or a client
        payload jsonb NOT NULL, -- without the id
        uid text, -- of a session
        grant_id text,
        account_id text,
        consumed_at timestamptz,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (kind, id_hash)
      )`);
    await runner.query('CREATE INDEX provider_records_uid ON provider_records (uid) WHERE uid IS NOT NULL');
    await runner.query(
      'CREATE INDEX provider_records_grant ON provider_records (grant_id) WHERE grant_id IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX provider_records_account ON provider_records (account_id) WHERE account_id IS NOT NULL',
    );
    await runner.query('CREATE INDEX provider_records_expiry ON provider_records (expires_at)');
    await runner.query(`
      CREATE TABLE signing_keys (
        id text PRIMARY KEY, -- the key's thumbprint
        jwk jsonb NOT NULL, -- private
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE signing_keys, provider_records, accounts');
  }
}
