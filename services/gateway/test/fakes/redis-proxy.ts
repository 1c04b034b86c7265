import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface RedisProxy {
  url: string;
  /** Ends all connections and takes no new ones. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
}

/** Stands between the gateway and Redis, so that a test can take Redis away without stopping it for others. */
export async function openRedisProxy(target: string): Promise<RedisProxy> {
  const { hostname, port, pathname } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as { port: number };
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${own}${pathname}`,
    cut,
    mend: () => {
      isCut = false;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
