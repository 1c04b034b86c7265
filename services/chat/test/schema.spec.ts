import { createTestDatabase, type TestDatabase } from '@parley/kit/testing/test-database';
import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../src/database/migrations.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase('chat', MIGRATIONS);
  dataSource = await new DataSource({
    type: 'postgres',
    url: database.adminUrl,
    migrations: MIGRATIONS,
    schema: 'chat',
    extra: { options: '-c search_path=chat' },
  }).initialize();
});
afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

const columns = () =>
  database.query<{ table_name: string }>(
    `SELECT table_name, column_name, data_type, is_nullable, column_default
     FROM information_schema.columns WHERE table_schema = 'chat' ORDER BY 1, 2`,
  );
const indexes = () =>
  database.query(
    `SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'chat' ORDER BY 1, 2`,
  );

describe('the schema', () => {
  it('can be taken back and made again', async () => {
    const complete = [await columns(), await indexes()];
    for (const _ of MIGRATIONS) await dataSource.undoLastMigration();
    expect(new Set((await columns()).map((column) => column.table_name))).toEqual(new Set(['migrations']));
    await dataSource.runMigrations();
    expect([await columns(), await indexes()]).toEqual(complete);
  });

  it('can take the newest steps back alone, with rows in them', async () => {
    await database.query(`INSERT INTO characters (id, is_published, token_cost) VALUES (1, true, 0)`);
    await database.query(
      `INSERT INTO sessions (id, character_id, character, user_id, title)
       VALUES (gen_random_uuid(), 1, '{}', 'somebody', 'A title')`,
    );
    await database.query(`INSERT INTO deleted_accounts (user_id) VALUES ('somebody else')`);
    const complete = [await columns(), await indexes()];
    for (const steps of [1, 2]) {
      for (let step = 0; step < steps; step += 1) await dataSource.undoLastMigration();
      await dataSource.runMigrations();
      expect([await columns(), await indexes()]).toEqual(complete);
    }
    expect(await database.query('SELECT title, title_source FROM sessions')).toEqual([
      { title: 'A title', title_source: 'default' },
    ]);
  });
});
