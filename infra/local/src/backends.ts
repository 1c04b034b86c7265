/**
 * A private, supervised PostgreSQL and Redis for a test that stops or kills them. Prints one line of JSON,
 * {databaseUrl, redisUrl, runDir}; runDir holds postgres.pid and redis.pid. Ends when its stdin does.
 */
import { ownTestStores } from './test/test-stores.ts';
import { Cleanup } from './cleanup.ts';
import { progressTo } from './progress.mjs';
import { aborted, stopSignal } from './stop-signal.ts';

const stopped = stopSignal();
const stdinEnded = new AbortController();
process.stdin.on('end', () => stdinEnded.abort()).on('error', () => stdinEnded.abort());
process.stdin.resume();
const signal = AbortSignal.any([stopped, stdinEnded.signal]);

const cleanup = new Cleanup();
try {
  const stores = await ownTestStores(progressTo(process.stderr), cleanup, signal);
  console.log(JSON.stringify(stores));
  await aborted(signal);
} catch (error) {
  if (!signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} finally {
  await cleanup.run();
}
process.exit();
