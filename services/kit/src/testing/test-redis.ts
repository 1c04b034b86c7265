import { Redis } from 'ioredis';

/** Sixteen by default; 0 holds the claims. Pub/sub is not divided by them. */
const DATABASES = 15;

/** Takes a database if its owner still is the one that was read ('' for nobody). */
const CLAIM = `
  if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[2])
  return 1`;

/**
 * The URL of an empty Redis database of this process's own (`npm test` provides the server). It is
 * claimed, not computed: test processes run side by side and would empty each other's databases.
 */
export async function emptyTestRedis(): Promise<string> {
  const server = process.env['TEST_REDIS_URL'];
  if (!server) throw new Error('TEST_REDIS_URL is not set: run the tests with "npm test".');
  const redis = new Redis(Object.assign(new URL(server), { pathname: '/0' }).href);
  try {
    const database = await claimDatabase(redis);
    await redis.select(database);
    await redis.flushdb();
    return Object.assign(new URL(server), { pathname: `/${database}` }).href;
  } finally {
    redis.disconnect();
  }
}

async function claimDatabase(redis: Redis): Promise<number> {
  for (let database = 1; database <= DATABASES; database += 1) {
    const key = `test-database:${database}`;
    const owner = (await redis.get(key)) ?? '';
    if (isRunning(Number(owner)) && Number(owner) !== process.pid) continue;
    if ((await redis.eval(CLAIM, 1, key, owner, String(process.pid))) === 1) return database;
  }
  throw new Error(`More than ${DATABASES} test processes want a Redis database at once.`);
}

function isRunning(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
