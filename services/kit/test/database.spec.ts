import { DatabaseModule } from '../src/database/database.module.js';
import { Database } from '../src/database/database.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { eventually } from '../src/testing/eventually.js';
import { openTestService } from './support.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('kit', []);
});
afterAll(() => database.drop());

const ONE = { name: 'one', text: 'SELECT 1 AS one' };

describe('connections that the server ends', () => {
  it('cost the queries on them, never the process, and are replaced', async () => {
    const service = await openTestService({
      imports: [DatabaseModule.forRoot({ url: database.serviceUrl, schema: 'kit', entities: [] })],
    });
    const { dataSource } = service.app.get(Database);
    // Taken from the pool, idle between two queries.
    const held = dataSource.createQueryRunner();
    await held.connect();
    const [{ pid }] = (await held.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
    await database.query('SELECT pg_terminate_backend($1)', [pid]);
    await eventually(async () => expect(await service.app.get(Database).run(ONE)).toEqual([{ one: 1 }]));
    await expect(held.query('SELECT 1')).rejects.toThrow(/terminat|not queryable|released|closed/i);
    await held.release();
    await service.close();
  });
});
