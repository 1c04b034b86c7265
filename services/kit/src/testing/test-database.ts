import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { migrate, type MigrationClass } from '../database/migrate.js';

export interface TestDatabase {
  adminUrl: string;
  /** The service's own role, as in production. */
  serviceUrl: string;
  /** Runs a statement as the administrator, in the service's schema. */
  query: <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;
  drop: () => Promise<void>;
}

/**
 * A database of the test file's own on the server of `TEST_DATABASE_URL` (`npm test` provides it),
 * migrated as the service would.
 */
export async function createTestDatabase(
  schema: string,
  migrations: MigrationClass[],
): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests with "npm test".');
  const name = `test_${schema}_${randomBytes(6).toString('hex')}`;
  const control = openPool(server);
  await control.query(`CREATE DATABASE ${name}`);
  const adminUrl = withPath(server, name);
  // A role of this database's own: roles are shared by the whole server, and files run in parallel.
  const serviceUrl = withUser(adminUrl, `${name}_role`, 'test');
  await migrate({ adminUrl, serviceUrl, schema, migrations });
  const admin = openPool(adminUrl, `-c search_path=${schema}`);
  return {
    adminUrl,
    serviceUrl,
    query: async <Row>(sql: string, values: unknown[] = []) => (await admin.query(sql, values)).rows as Row[],
    drop: async () => {
      await admin.end();
      await control.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await control.query(`DROP ROLE ${name}_role`);
      await control.end();
    },
  };
}

/** A pool connects anew when a test has killed the server. */
function openPool(connectionString: string, options = ''): Pool {
  const pool = new Pool({ connectionString, options, max: 2 });
  pool.on('error', () => undefined);
  return pool;
}

function withPath(url: string, path: string): string {
  const changed = new URL(url);
  changed.pathname = `/${path}`;
  return changed.href;
}

function withUser(url: string, username: string, password: string): string {
  return Object.assign(new URL(url), { username, password }).href;
}
