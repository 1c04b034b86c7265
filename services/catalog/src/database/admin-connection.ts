import { DataSource } from 'typeorm';
import { ENTITIES } from './entities.js';
import { SCHEMA } from './schema.js';

/** Does a piece of work in the schema with the administrator's connection, before any service runs. */
export async function withAdminConnection<T>(
  adminUrl: string,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: adminUrl,
    entities: ENTITIES,
    extra: { options: `-c search_path=${SCHEMA}` },
  });
  await dataSource.initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
