import 'reflect-metadata';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';

export type MigrationClass = new () => MigrationInterface;

export interface MigrationOptions {
  /** A role that may create roles and schemas. */
  adminUrl: string;
  /** The service's own role: its name and password are taken from here. */
  serviceUrl: string;
  schema: string;
  migrations: MigrationClass[];
}

/**
 * Creates the service's role and schema where missing and runs its migrations, under an advisory
 * lock so that replicas can start together. The role may read and write rows; the tables belong to
 * the administrator, so that a migration can withhold UPDATE or DELETE from it.
 */
export async function migrate(options: MigrationOptions): Promise<void> {
  const admin = new Client({ connectionString: options.adminUrl });
  await admin.connect();
  try {
    // Holds in this database only: two databases of one server need roles of their own.
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [`parley.migrate.${options.schema}`]);
    await createRoleAndSchema(admin, options);
    await runMigrations(options);
  } finally {
    await admin.end();
  }
}

async function createRoleAndSchema(admin: Client, { serviceUrl, schema }: MigrationOptions): Promise<void> {
  const { username, password } = new URL(serviceUrl);
  const role = escapeIdentifier(decodeURIComponent(username));
  const secret = escapeLiteral(decodeURIComponent(password));
  const target = escapeIdentifier(schema);
  const known = await admin.query('SELECT FROM pg_roles WHERE rolname = $1', [decodeURIComponent(username)]);
  await admin.query(`${known.rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${secret}`);
  await admin.query(`CREATE SCHEMA IF NOT EXISTS ${target}`);
  await admin.query(`GRANT USAGE ON SCHEMA ${target} TO ${role}`);
  await admin.query(
    `ALTER DEFAULT PRIVILEGES IN SCHEMA ${target} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role}`,
  );
  await admin.query(`ALTER DEFAULT PRIVILEGES IN SCHEMA ${target} GRANT USAGE ON SEQUENCES TO ${role}`);
}

async function runMigrations({ adminUrl, schema, migrations }: MigrationOptions): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: adminUrl,
    schema,
    migrations,
    migrationsTransactionMode: 'each',
    extra: { options: `-c search_path=${schema}` },
  });
  await dataSource.initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}
