import type { Cleanup } from './cleanup.ts';
import { LaunchError } from './launch-error.ts';
import type { DataFolders } from './paths.ts';
import { answers, freePort } from './ports.ts';
import { connectOnce, waitForDatabase } from './postgres/connection.ts';
import { embeddedPostgres } from './postgres/embedded-postgres.ts';
import { lastLines } from './processes/log-file.ts';
import type { SupervisedProcess } from './processes/supervised-process.ts';
import type { Progress } from './progress.mjs';
import { embeddedRedis, waitForRedis } from './redis/embedded-redis.ts';
import { findRedis } from './redis/find-redis.ts';
import { Secrets } from './secrets.ts';

/** Where the data lives. */
export interface BackingStores {
  /** PostgreSQL, entered as its superuser. */
  databaseUrl: string;
  redisUrl: string;
}

/** What every part of a launch works with. */
export interface Launch {
  folders: DataFolders;
  secrets: Secrets;
  progress: Progress;
  /** Aborts when everything is to end. */
  signal: AbortSignal;
  /** Runs when everything ends. */
  cleanup: Cleanup;
  /** Told when a process that died was started again. */
  onRestart: (name: string, cause: string) => void;
}

/** Crash recovery included. */
const DATABASE_WITHIN_MS = 90_000;

async function supervise(launch: Launch, process: SupervisedProcess): Promise<void> {
  process.onRestart = launch.onRestart;
  launch.cleanup.add(() => process.stop());
  await process.start();
}

async function ownPostgres(launch: Launch, durable: boolean): Promise<string> {
  const { folders, secrets, progress, signal } = launch;
  return progress.step('PostgreSQL', async (detail) => {
    const port = await freePort();
    detail(`127.0.0.1:${port}`);
    const postgres = await embeddedPostgres(folders, secrets, { port, durable, signal });
    await supervise(launch, postgres.process);
    try {
      await waitForDatabase(postgres.url, DATABASE_WITHIN_MS, signal);
    } catch (error) {
      if (!(error instanceof LaunchError)) throw error;
      throw new LaunchError(`${error.message}\n${lastLines(postgres.process.logFile, 10).join('\n')}`);
    }
    return postgres.url;
  });
}

async function ownRedis(launch: Launch): Promise<string> {
  const { folders, progress, signal } = launch;
  return progress.step('Redis', async (detail) => {
    const program = await findRedis(folders.dataDir, detail, signal);
    const port = await freePort();
    detail(`127.0.0.1:${port} (${program.origin})`);
    const server = embeddedRedis(folders, program, port);
    await supervise(launch, server);
    await waitForRedis(server, port, signal);
    return `redis://127.0.0.1:${port}`;
  });
}

async function givenPostgres(url: string, progress: Progress): Promise<string> {
  await progress.step('PostgreSQL', async (detail) => {
    detail(`${new URL(url).host} (DATABASE_URL)`);
    await connectOnce(url).catch((error: Error) => {
      throw new LaunchError(`The PostgreSQL of DATABASE_URL cannot be used: ${error.message || 'no answer'}`);
    });
  });
  return url;
}

async function givenRedis(url: string, progress: Progress): Promise<string> {
  await progress.step('Redis', async (detail) => {
    const { host, hostname, port } = new URL(url);
    detail(`${host} (REDIS_URL)`);
    if (!(await answers(Number(port || 6379), hostname))) {
      throw new LaunchError(`Nobody answers at the address of REDIS_URL, ${host}.`);
    }
  });
  return url;
}

/** Those the settings name, else the launcher's own. */
export async function openBackingStores(
  launch: Launch,
  given: Partial<BackingStores>,
  durable: boolean,
): Promise<BackingStores> {
  const { progress } = launch;
  return {
    databaseUrl: given.databaseUrl
      ? await givenPostgres(given.databaseUrl, progress)
      : await ownPostgres(launch, durable),
    redisUrl: given.redisUrl ? await givenRedis(given.redisUrl, progress) : await ownRedis(launch),
  };
}
