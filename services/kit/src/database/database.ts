import type { DataSource } from 'typeorm';
import type { Pool, QueryResultRow } from 'pg';

/** A hand-written statement; the name lets each connection parse and plan it only once. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/** The hand-written statements of a service, on the same pool that TypeORM uses. */
export class Database {
  private readonly pool: Pool;

  constructor(readonly dataSource: DataSource) {
    this.pool = (dataSource.driver as unknown as { master: Pool }).master;
  }

  /** Runs one statement on its own, prepared once per connection. */
  async run<Row extends QueryResultRow>(
    statement: PreparedStatement,
    values: unknown[] = [],
  ): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>({ ...statement, values });
    return rows;
  }
}
