import { migrate } from '@parley/kit/database/migrate';
import { ContentError } from './content/content-fault.js';
import { readContent } from './content/content-files.js';
import { loadContent } from './content/content.loader.js';
import { withAdminConnection } from './database/admin-connection.js';
import { MIGRATIONS } from './database/migrations.js';
import { SCHEMA } from './database/schema.js';
import { readCatalogMigrateEnv } from './env.js';

const env = readCatalogMigrateEnv();
const { DATABASE_ADMIN_URL: adminUrl, DATABASE_URL: serviceUrl } = env;
try {
  // First of all, so that a faulty folder changes nothing.
  const content = await readContent(env.CONTENT_DIR);
  await migrate({ adminUrl, serviceUrl, schema: SCHEMA, migrations: MIGRATIONS });
  const report = await withAdminConnection(adminUrl, (dataSource) => loadContent(dataSource, content));
  process.stdout.write(`Content: ${report.inserted} inserted, ${report.updated} updated.\n`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
