import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const backends = fileURLToPath(new URL('../../../../infra/local/src/backends.ts', import.meta.url));

export interface Stores {
  databaseUrl: string;
  redisUrl: string;
  /** Ends the process of a store at once; its supervisor starts it again on the same port. */
  kill: (store: 'postgres' | 'redis') => Promise<void>;
  close: () => Promise<void>;
}

/** A PostgreSQL and a Redis of the test's own, supervised as `npm start` does it. */
export async function startStores(): Promise<Stores> {
  const child = spawn(process.execPath, [backends], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const { databaseUrl, redisUrl, runDir } = JSON.parse(line) as {
    databaseUrl: string;
    redisUrl: string;
    runDir: string;
  };
  return {
    databaseUrl,
    redisUrl,
    kill: async (store) => {
      process.kill(Number(await readFile(`${runDir}/${store}.pid`, 'utf8')), 'SIGKILL');
    },
    close: async () => {
      const exited = once(child, 'exit');
      child.stdin.end();
      await exited;
    },
  };
}
