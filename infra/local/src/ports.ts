import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { LaunchError } from './launch-error.ts';

/** Whether a socket can listen there now. */
function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Whether anybody answers there. */
export function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 });
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', () => finish(true));
    socket.on('error', () => finish(false));
    socket.on('timeout', () => finish(false));
  });
}

function firstEphemeralPort(): number {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/)[0]) || 32_768;
  } catch {
    return 32_768;
  }
}

/**
 * Free ports on 127.0.0.1, from below the range that outgoing connections take theirs from. A port of that range
 * (what listening on 0 gives) can be lost for good while its server restarts: a client that keeps trying to reach
 * it sooner or later gets that very port as its own and is then connected to itself.
 */
export async function freePorts(count: number): Promise<number[]> {
  const end = Math.max(firstEphemeralPort(), 12_000);
  const ports = new Set<number>();
  for (let tries = 0; ports.size < count; tries += 1) {
    if (tries > 1000) throw new LaunchError('No free port was found on 127.0.0.1.');
    const port = randomInt(Math.min(10_000, end - 2000), end);
    if (await canListen(port, '127.0.0.1')) ports.add(port);
  }
  return [...ports];
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port as number;
}

/** Says so before anything starts. A listener on [::1] alone counts: browsers try it first for "localhost". */
export async function assertPortFree(port: number, host: string): Promise<void> {
  if ((await canListen(port, host)) && !(await answers(port, '::1'))) return;
  throw new LaunchError(
    `Port ${port} is not free: something else listens there, or it is reserved.\n` +
      `End that, or choose another one: PORT=${port + 1 > 65_535 ? 3000 : port + 1} npm start`,
  );
}
