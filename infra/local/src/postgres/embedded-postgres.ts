import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type DataFolders, repositoryRoot } from '../paths.ts';
import { SupervisedProcess } from '../processes/supervised-process.ts';
import type { Secrets } from '../secrets.ts';
import { postgresBinaries } from './binaries.ts';
import { ensureCluster, removeStalePostmasterFile, SUPERUSER } from './cluster.ts';
import { choosePostgresUser } from './run-as.ts';
import { serverArguments } from './server-options.ts';

export const DATABASE = 'parley';

export interface EmbeddedPostgres {
  process: SupervisedProcess;
  /** The superuser's. */
  url: string;
}

/** Prepares the launcher's own PostgreSQL in DATA_DIR/postgres; starting and stopping it is the caller's. */
export async function embeddedPostgres(
  folders: DataFolders,
  secrets: Secrets,
  options: { port: number; durable: boolean; signal: AbortSignal },
): Promise<EmbeddedPostgres> {
  const clusterDir = join(realpathSync(folders.dataDir), 'postgres');
  const binaries = postgresBinaries(repositoryRoot);
  const runAs = await choosePostgresUser(clusterDir, binaries.postgres);
  const password = secrets.passwordOf(SUPERUSER);
  await ensureCluster(clusterDir, binaries, runAs, password, options.signal);

  const server = new SupervisedProcess(
    {
      name: 'postgres',
      ...runAs.wrap(binaries.postgres, serverArguments(clusterDir, options.port, options.durable)),
      cwd: clusterDir,
      env: process.env,
      // PostgreSQL's "fast" shutdown: ends the sessions, finishes the writing.
      stopSignal: 'SIGINT',
      stopWaitMs: 15_000,
      beforeStart: () => removeStalePostmasterFile(clusterDir),
    },
    folders,
  );
  return {
    process: server,
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${options.port}/${DATABASE}`,
  };
}
