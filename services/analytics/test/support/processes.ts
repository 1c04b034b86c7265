import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { eventually } from '@parley/kit/testing/eventually';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const backends = fileURLToPath(new URL('../../../../infra/local/src/backends.ts', import.meta.url));

/** The built service as a process of its own, that can be killed and started again. */
export class AnalyticsProcess {
  private child: ChildProcess | undefined;

  constructor(private readonly env: Record<string, string>) {}

  async start(): Promise<void> {
    const port = await freePort();
    this.child = spawn(process.execPath, [main], {
      env: { ...process.env, ...this.env, PORT: String(port), LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await eventually(async () => {
      const { status } = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
      if (status !== 200) throw new Error(`not ready: ${status}`);
    }, 20_000);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill(signal);
    await exited;
  }
}

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
  const { databaseUrl, redisUrl, runDir } = JSON.parse(line) as Record<string, string>;
  return {
    databaseUrl: databaseUrl!,
    redisUrl: redisUrl!,
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
