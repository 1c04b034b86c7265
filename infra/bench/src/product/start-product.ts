import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cleanup } from '../../../local/src/cleanup.ts';
import { launchParley } from '../../../local/src/launch-parley.ts';
import { type DataFolders, repositoryRoot } from '../../../local/src/paths.ts';
import { freePort } from '../../../local/src/ports.ts';
import { SUPERUSER } from '../../../local/src/postgres/cluster.ts';
import { DATABASE } from '../../../local/src/postgres/embedded-postgres.ts';
import { type Progress, progressTo } from '../../../local/src/progress.mjs';
import { Secrets } from '../../../local/src/secrets.ts';
import { readSettings } from '../../../local/src/settings.ts';
import { temporaryDataDir } from '../../../local/src/test/test-stores.ts';
import { ADMIN } from '../accounts/signed-in.ts';

/** The product as `npm start` runs it, in a data folder of its own that is removed at the end. */
export interface Product {
  origin: string;
  folders: DataFolders;
  understudyUrl: string;
  catalogUrl: string;
  /** PostgreSQL, entered as its superuser. */
  databaseUrl: string;
}

/** Nothing of these is taken from the environment: the run stays on this machine and with the defaults. */
const LEFT_OUT =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|REDIS_URL|LOG_LEVEL|ANONYMOUS_MESSAGE_LIMIT|HISTORY_TOKEN_BUDGET|PUBLIC_URL|OPENAI_.*|UNDERSTUDY_.*|OIDC_.*|SIGNUP_TOKENS|MESSAGE_TOKEN_COST)$/;

/** Limits by address would count all visitors as one; the understudy's pace is set between scenarios. */
const FOR_THE_BENCH = {
  RATE_LIMIT_PROFILE: 'off',
  UNDERSTUDY_FAULTS: 'on',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

function benchEnvironment(profileDir: string | undefined): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !LEFT_OUT.test(name));
  const profiling = profileDir && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profileDir}` };
  return { ...Object.fromEntries(kept), ...FOR_THE_BENCH, ...profiling };
}

/** The launcher's own PostgreSQL writes its port on the fourth line of this file. */
function portOfPostgres(dataDir: string): string {
  return readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3] ?? '';
}

export async function startProduct(
  options: { profileDir?: string | undefined },
  cleanup: Cleanup,
  signal: AbortSignal,
): Promise<{ product: Product; progress: Progress }> {
  const progress = progressTo(process.stderr);
  const port = await freePort();
  const environment = {
    ...benchEnvironment(options.profileDir),
    PORT: String(port),
    DATA_DIR: temporaryDataDir(cleanup),
  };
  const settings = readSettings(environment, repositoryRoot);
  const parley = await launchParley({ settings, progress, signal, cleanup, durable: true, watch: false });
  const { dataDir } = parley.folders;
  const password = new Secrets(dataDir).passwordOf(SUPERUSER);
  const product = {
    origin: `http://127.0.0.1:${port}`,
    folders: parley.folders,
    understudyUrl: parley.urlOf('understudy') ?? '',
    catalogUrl: parley.urlOf('catalog') ?? '',
    databaseUrl: `postgres://${SUPERUSER}:${password}@127.0.0.1:${portOfPostgres(dataDir)}/${DATABASE}`,
  };
  return { product, progress };
}
