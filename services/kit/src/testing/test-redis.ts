import { Redis } from 'ioredis';

/** The URL of an empty Redis database of this Jest worker's own (`npm test` provides the server). */
export async function emptyTestRedis(): Promise<string> {
  const server = process.env['TEST_REDIS_URL'];
  if (!server) throw new Error('TEST_REDIS_URL is not set: run the tests with "npm test".');
  // Sixteen databases by default: 0 is left to people, pub/sub is not divided by them.
  const url = Object.assign(new URL(server), { pathname: `/${1 + (process.pid % 15)}` }).href;
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
  return url;
}
