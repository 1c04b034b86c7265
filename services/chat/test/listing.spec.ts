import type { PreparedStatement } from '@parley/kit/database/database';
import { createTestDatabase, type TestDatabase } from '@parley/kit/testing/test-database';
import { MIGRATIONS } from '../src/database/migrations.js';
import { ACCOUNT_SESSIONS, VISITOR_SESSIONS } from '../src/sessions/session.statements.js';

const SESSIONS = 60_000;
const OWNERS = 1_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('chat', MIGRATIONS);
  await database.query('INSERT INTO characters SELECT n, true, 0 FROM generate_series(1, 100) n');
  await database.query(
    `INSERT INTO sessions
       (id, character_id, character, user_id, anonymous_id, title, is_untouched, created_at, updated_at)
     SELECT gen_random_uuid(), 1 + n % 100, '{}', CASE WHEN n % 2 = 0 THEN 'account-' || n % $2 END,
       CASE WHEN n % 2 = 1 THEN md5((n % $2)::text)::uuid END, 'Title', false,
       now() - n * interval '1 second', now() - n * interval '1 second'
     FROM generate_series(1, $1::int) n`,
    [SESSIONS, OWNERS],
  );
  await database.query('ANALYZE');
});
afterAll(() => database.drop());

/** How PostgreSQL runs a statement that was prepared for good, for whichever owner. */
async function planOf({ text }: PreparedStatement, owner: string, character?: number): Promise<string> {
  const types = [text.includes('user_id = ') ? 'text' : 'uuid', ...(character ? ['int'] : [])];
  const values = [`'${owner}'`, ...(character ? [character] : [])];
  const lines = await database.query<{ 'QUERY PLAN': string }>(
    `SELECT line AS "QUERY PLAN" FROM plan_of($1, $2, $3) line`,
    [text, types.join(', '), values.join(', ')],
  );
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

describe('the list of conversations, with very many in the table', () => {
  beforeAll(async () => {
    await database.query(`
      CREATE FUNCTION plan_of(statement text, types text, params text) RETURNS SETOF text LANGUAGE plpgsql AS $$
      BEGIN
        SET LOCAL plan_cache_mode = force_generic_plan;
        EXECUTE format('PREPARE planned (%s) AS %s', types, statement);
        RETURN QUERY EXECUTE format('EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) EXECUTE planned (%s)', params);
        DEALLOCATE planned;
      END $$`);
  });

  it.each([
    ['account', ACCOUNT_SESSIONS.list, 'account-10', 'sessions_of_user'],
    ['visitor', VISITOR_SESSIONS.list, 'c4ca4238-a0b9-2382-0dcc-509a6f75849b', 'sessions_of_anonymous'],
  ] as const)('of one %s is read from its index', async (_, statement, owner, index) => {
    const plan = await planOf(statement, owner);
    expect(plan).toMatch(new RegExp(`(?:on|using) ${index}`));
    expect(plan).not.toMatch(/Seq Scan on sessions|sessions_pkey/);
    expect(plan).toMatch(/rows=60(?:\.00)? /);
  });

  it('gives the newest with a character without a walk through all', async () => {
    const plan = await planOf(ACCOUNT_SESSIONS.newest, 'account-10', 11);
    expect(plan).toMatch(/sessions_of_user/);
    expect(plan).not.toMatch(/sessions_pkey|Seq Scan on sessions/);
  });
});

describe('an owner of very many conversations', () => {
  it('is shown the newest without a look at all of them', async () => {
    await database.query(
      `UPDATE sessions SET user_id = 'collector', anonymous_id = NULL WHERE created_at < now() - interval '1 hour'`,
    );
    await database.query('ANALYZE');
    const plan = await planOf(ACCOUNT_SESSIONS.list, 'collector');
    expect(plan).toMatch(/Index Scan using sessions_of_user on sessions \(actual rows=200/);
  });
});
