import { join, resolve } from 'node:path';

export const repositoryRoot = resolve(import.meta.dirname, '..', '..', '..');

/** What can be fetched or computed again; goes with node_modules when that is replaced. */
export const cacheFolder = join(repositoryRoot, 'node_modules', '.cache', 'parley');

/** The folders of one DATA_DIR. */
export interface DataFolders {
  dataDir: string;
  runDir: string;
  logsDir: string;
}

export function dataFolders(dataDir: string): DataFolders {
  return { dataDir, runDir: join(dataDir, 'run'), logsDir: join(dataDir, 'logs') };
}
