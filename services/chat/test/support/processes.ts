import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { eventually } from '@parley/kit/testing/eventually';

const chatMain = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const backends = fileURLToPath(new URL('../../../../infra/local/src/backends.ts', import.meta.url));

/** The built service as a process of its own, that can be killed and started again on its port. */
export class ChatProcess {
  private child: ChildProcess | undefined;

  constructor(
    private readonly env: Record<string, string>,
    readonly port: number,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.child = spawn(process.execPath, [chatMain], {
      env: { ...process.env, ...this.env, PORT: String(this.port), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await eventually(async () => {
      const { status } = await fetch(`${this.url}/api/health/ready`);
      if (status !== 200) throw new Error(`not ready: ${status}`);
    }, 20_000);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.child || this.child.exitCode !== null) return;
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
