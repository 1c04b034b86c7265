import { createTestDatabase, type TestDatabase } from '@parley/kit/testing/test-database';
import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../src/database/migrations.js';
import { SCHEMA } from '../src/database/schema.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase(SCHEMA, MIGRATIONS);
  dataSource = await new DataSource({
    type: 'postgres',
    url: database.adminUrl,
    migrations: MIGRATIONS,
    schema: SCHEMA,
    extra: { options: `-c search_path=${SCHEMA}` },
  }).initialize();
});
afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

/** Indexes, and what the service's role may do: a migration withholds some of it. */
const tables = () =>
  database.query(
    `SELECT tablename, indexname, indexdef, relacl::text AS rights
      FROM pg_indexes JOIN pg_class ON oid = format('%I.%I', schemaname, tablename)::regclass
      WHERE schemaname = '${SCHEMA}' ORDER BY 1, 2`,
  );

describe('the schema', () => {
  it('can be taken back and made again', async () => {
    const complete = await tables();
    for (const _ of MIGRATIONS) await dataSource.undoLastMigration();
    expect(await tables()).toMatchObject([{ tablename: 'migrations' }]);
    await dataSource.runMigrations();
    expect(await tables()).toEqual(complete);
  });
});
