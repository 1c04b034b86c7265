import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WalletTables1795305600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createAccounts(runner);
    await createLedger(runner);
    await runner.query(`
      CREATE TABLE characters (
        id integer PRIMARY KEY,
        token_cost integer NOT NULL CHECK (token_cost >= 0),
        is_published boolean NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE unlocked_characters (
        account_id uuid NOT NULL REFERENCES accounts (id),
        character_id integer NOT NULL,
        unlocked_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, character_id)
      )`);
    await createSettings(runner);
    await runner.query(`
      CREATE TABLE access_tokens (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts (id),
        name text NOT NULL,
        ending text NOT NULL,
        hash text NOT NULL UNIQUE, -- SHA-256 of the secret, in hex
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        last_used_at timestamptz
      )`);
    await runner.query('CREATE INDEX access_tokens_of_account ON access_tokens (account_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE access_tokens, settings, unlocked_characters, characters, ledger_entries, counters, accounts',
    );
  }
}

async function createAccounts(runner: QueryRunner): Promise<void> {
  // Room on each page, so that a new balance is written beside the old one and touches no index.
  await runner.query(`
    CREATE TABLE accounts (
      id uuid PRIMARY KEY,
      issuer text NOT NULL,
      subject text NOT NULL,
      email text,
      email_verified boolean NOT NULL DEFAULT false,
      first_name text,
      last_name text,
      tokens integer NOT NULL CHECK (tokens >= 0),
      claims integer NOT NULL DEFAULT 0, -- daily claims so far
      claimed_at timestamptz, -- the newest of them
      created_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz, -- its person is gone, its ledger stays
      search_text text NOT NULL GENERATED ALWAYS AS (lower(
        id::text || ' ' || COALESCE(email, '') || ' ' || COALESCE(first_name, '') || ' ' || COALESCE(last_name, '')
      )) STORED,
      CONSTRAINT accounts_one_per_subject UNIQUE (issuer, subject)
    ) WITH (fillfactor = 80)`);
  await runner.query('CREATE INDEX accounts_newest ON accounts (created_at, id) WHERE deleted_at IS NULL');
  // Counting a hundred thousand rows for every page of the administrator's list would cost more than the page.
  await runner.query('CREATE TABLE counters (name text PRIMARY KEY, value integer NOT NULL)');
  await runner.query(`INSERT INTO counters VALUES ('accounts', 0)`);
}

async function createLedger(runner: QueryRunner): Promise<void> {
  // Ids are drawn while the account's row is locked: those of one account stand in the order of its movements.
  await runner.query(`
    CREATE TABLE ledger_entries (
      account_id uuid NOT NULL REFERENCES accounts (id),
      id bigint GENERATED ALWAYS AS IDENTITY,
      amount integer NOT NULL CHECK (amount <> 0),
      balance_after integer NOT NULL CHECK (balance_after >= 0),
      reason text NOT NULL
        CHECK (reason IN ('signup', 'daily-claim', 'unlock', 'message', 'admin-adjustment')),
      reference text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (account_id, id),
      CONSTRAINT ledger_entries_one_per_reference UNIQUE (account_id, reference)
    )`);
  // Append-only. New tables come with all rights on rows for the service's role, by the schema's default privileges.
  const roles = (await runner.query(
    `SELECT DISTINCT a.grantee::regrole::text AS role FROM pg_class c, aclexplode(c.relacl) a
      WHERE c.oid = 'ledger_entries'::regclass AND a.grantee NOT IN (0, c.relowner)`,
  )) as { role: string }[];
  for (const { role } of roles) {
    await runner.query(`REVOKE ALL ON ledger_entries FROM ${role}`);
    await runner.query(`GRANT SELECT, INSERT ON ledger_entries TO ${role}`);
  }
}

async function createSettings(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE settings (
      is_only_row boolean PRIMARY KEY DEFAULT true CHECK (is_only_row),
      version integer NOT NULL DEFAULT 0, -- grows with every change
      token_amount integer NOT NULL DEFAULT 10 CHECK (token_amount BETWEEN 1 AND 100),
      cooldown_minutes integer NOT NULL DEFAULT 1 CHECK (cooldown_minutes BETWEEN 1 AND 1440),
      -- Until the first change: as the environment says, for the services alike.
      anonymous_message_limit integer CHECK (anonymous_message_limit BETWEEN 1 AND 20)
    )`);
  await runner.query('INSERT INTO settings DEFAULT VALUES');
}
