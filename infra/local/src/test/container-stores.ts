import type { StartedTestContainer } from 'testcontainers';
import type { BackingStores } from '../backing-stores.ts';
import type { Cleanup } from '../cleanup.ts';
import { waitForDatabase } from '../postgres/connection.ts';
import type { Progress } from '../progress.mjs';
import { hasDocker } from '../redis/container-redis.ts';

const WITHIN_MS = 60_000;
const POSTGRES = 'postgres:18-alpine';
const REDIS = 'redis:7-alpine';

async function startContainers(started: (container: StartedTestContainer) => void): Promise<BackingStores> {
  // Ends containers that outlive their process, by an image of its own that cannot be had everywhere. Ours are ended here.
  process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
  const { GenericContainer, Wait } = await import('testcontainers');
  const postgres = new GenericContainer(POSTGRES)
    .withEnvironment({ POSTGRES_PASSWORD: 'test' })
    .withTmpFs({ '/var/lib/postgresql': 'rw' })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forListeningPorts());
  const redis = new GenericContainer(REDIS)
    .withCommand(['redis-server', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'])
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forListeningPorts());
  const start = async (container: typeof postgres) => {
    const running = await container.start();
    started(running);
    return running;
  };
  const [database, queue] = await Promise.all([start(postgres), start(redis)]);
  return {
    databaseUrl: `postgres://postgres:test@${database.getHost()}:${database.getMappedPort(5432)}/parley`,
    redisUrl: `redis://${queue.getHost()}:${queue.getMappedPort(6379)}`,
  };
}

/** PostgreSQL and Redis from containers; undefined where Docker does not run or its images cannot be had in time. */
export async function containerStores(
  progress: Progress,
  cleanup: Cleanup,
  signal: AbortSignal,
): Promise<BackingStores | undefined> {
  if (!(await hasDocker(signal))) return undefined;
  let givenUp = false;
  // One that comes up after we gave up on it is ended as well.
  const started = (container: StartedTestContainer) => {
    const stop = async () => void (await container.stop());
    if (givenUp) void stop().catch(() => {});
    else cleanup.add(stop);
  };
  const timeUp = AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]);
  const tooLate = new Promise<never>((_, reject) => {
    timeUp.addEventListener('abort', () => reject(new Error(`not up within ${WITHIN_MS / 1000} s`)));
  });
  try {
    const stores = await Promise.race([startContainers(started), tooLate]);
    await waitForDatabase(stores.databaseUrl, WITHIN_MS, timeUp);
    progress.note(`Containers: ${POSTGRES}, ${REDIS}`);
    return stores;
  } catch (error) {
    givenUp = true;
    signal.throwIfAborted();
    progress.note(
      `Docker runs, but the containers do not (${(error as Error).message}); using the launcher's own.`,
    );
    return undefined;
  }
}
