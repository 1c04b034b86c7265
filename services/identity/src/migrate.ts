import { loadEnv } from '@parley/kit/config/load-env';
import { migrate } from '@parley/kit/database/migrate';
import { MigrateEnv } from '@parley/kit/database/migrate-env';
import { MIGRATIONS } from './database/migrations.js';
import { SCHEMA } from './database/schema.js';

const env = loadEnv(MigrateEnv, process.env);
await migrate({
  adminUrl: env.DATABASE_ADMIN_URL,
  serviceUrl: env.DATABASE_URL,
  schema: SCHEMA,
  migrations: MIGRATIONS,
});
