import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { eventually } from './eventually.js';

const READY_WITHIN_MS = 60_000;

interface ServiceProcessOptions {
  /** The built door: the absolute path of a service's `dist/main.js`. */
  main: string;
  env: Record<string, string>;
  port: number;
}

/** A built service as a process of its own, that can be killed and started again on its port. */
export class ServiceProcess {
  private child: ChildProcess | undefined;

  constructor(private readonly options: ServiceProcessOptions) {}

  get url(): string {
    return `http://127.0.0.1:${this.options.port}`;
  }

  /** Returns when the service is ready. */
  async start(): Promise<void> {
    const { main, env, port } = this.options;
    this.child = spawn(process.execPath, [main], {
      env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await eventually(async () => {
      const { status } = await fetch(`${this.url}/api/health/ready`);
      if (status !== 200) throw new Error(`not ready: ${status}`);
    }, READY_WITHIN_MS);
  }

  /** Returns when the process is gone. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill(signal);
    await exited;
  }
}

/** A port of 127.0.0.1 that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
