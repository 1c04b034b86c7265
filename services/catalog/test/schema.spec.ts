import { createTestDatabase, type TestDatabase } from '@parley/kit/testing/test-database';
import { DataSource } from 'typeorm';
import { ENTITIES } from '../src/database/entities.js';
import { MIGRATIONS } from '../src/database/migrations.js';
import { SCHEMA } from '../src/database/schema.js';

const FROM_ENTITIES = 'from_entities';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase(SCHEMA, MIGRATIONS);
  dataSource = await open(SCHEMA);
});

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

function open(schema: string): Promise<DataSource> {
  return new DataSource({
    type: 'postgres',
    url: database.adminUrl,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    schema,
    extra: { options: `-c search_path=${schema}` },
  }).initialize();
}

async function tables(): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 ORDER BY 1',
    [SCHEMA],
  );
  return rows.map(({ name }) => name);
}

async function differences(): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

/** Indexes and constraints of the entities' tables in PostgreSQL's own words. */
async function definitions(schema: string): Promise<string[]> {
  const rows = await database.query<{ text: string }>(
    `SELECT indexdef AS text FROM pg_indexes WHERE schemaname = $1 AND tablename = ANY($2)
     UNION ALL
     SELECT conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = $1::regnamespace AND conrelid::regclass::text = ANY($3)
     ORDER BY 1`,
    [schema, entityTables(), entityTables().flatMap((table) => [table, `${schema}.${table}`])],
  );
  return rows.map(({ text }) => text.replaceAll(`${schema}.`, '')).sort();
}

function entityTables(): string[] {
  return dataSource.entityMetadatas.map(({ tableName }) => tableName);
}

describe('the schema', () => {
  it('is what the entities say', async () => {
    expect(await differences()).toEqual([]);
  });

  it('has the indexes and constraints of the entities word by word', async () => {
    await database.query(`CREATE SCHEMA ${FROM_ENTITIES}`);
    const fromEntities = await open(FROM_ENTITIES);
    await fromEntities.synchronize().finally(() => fromEntities.destroy());
    expect(await definitions(SCHEMA)).toEqual(await definitions(FROM_ENTITIES));
    await database.query(`DROP SCHEMA ${FROM_ENTITIES} CASCADE`);
  });

  it('lets a character cost nothing unless told otherwise', async () => {
    const [row] = await database.query<{ cost: number }>(
      `INSERT INTO characters (slug, folded_slug, name, description, personality, era, dossier)
       VALUES ('zeno', 'zeno', 'Zeno', '', '', '', '{}') RETURNING token_cost AS cost`,
    );
    expect(row!.cost).toBe(0);
  });

  it('can be taken back and made again', async () => {
    const complete = await tables();
    for (const _ of MIGRATIONS) await dataSource.undoLastMigration();
    expect(await tables()).toEqual(['migrations']);
    await dataSource.runMigrations();
    expect(await tables()).toEqual(complete);
    expect(await differences()).toEqual([]);
  });
});
