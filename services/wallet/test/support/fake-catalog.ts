import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeCatalog {
  url: string;
  /** Prices of published characters; every other is unknown. */
  prices: Map<number, number>;
  /** What has been asked so far. */
  calls: number;
  /** Answers only after that, with what was true when it was asked. */
  delayMs: number;
  /** Breaks every connection instead. */
  isAway: boolean;
  close: () => Promise<void>;
}

/** Answers character calls from a map: 1 is free, 2 costs 15, 3 costs 9. */
export async function startFakeCatalog(): Promise<FakeCatalog> {
  const prices = new Map([
    [1, 0],
    [2, 15],
    [3, 9],
  ]);
  const catalog = { prices, calls: 0, delayMs: 0, isAway: false } as FakeCatalog;
  const server = createServer((request, response) => {
    catalog.calls += 1;
    if (catalog.isAway) return void request.socket.destroy();
    const id = Number(request.url!.split('/').at(-1));
    const tokenCost = prices.get(id);
    setTimeout(() => {
      response.writeHead(tokenCost === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(tokenCost === undefined ? { message: 'Character not found' } : { id, tokenCost }),
      );
    }, catalog.delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  catalog.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  catalog.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return catalog;
}
