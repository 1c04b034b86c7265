import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeWallet {
  url: string;
  /** What is unlocked, as `user:character`. */
  unlocked: Set<string>;
  /** Questions so far. */
  calls: number;
  close: () => Promise<void>;
}

/** Answers who has unlocked what. */
export async function startFakeWallet(): Promise<FakeWallet> {
  const wallet = { unlocked: new Set(), calls: 0 } as unknown as FakeWallet;
  const server = createServer((request, response) => {
    wallet.calls += 1;
    const characterId = Number(/^\/unlocked-characters\/(\d+)$/.exec(request.url!)?.[1]);
    const isUnlocked = wallet.unlocked.has(`${request.headers['x-user-id'] as string}:${characterId}`);
    response.writeHead(isUnlocked ? 200 : 404, { 'content-type': 'application/json' });
    const answer = { characterId, unlockedAt: '2026-01-01T00:00:00.000Z' };
    response.end(JSON.stringify(isUnlocked ? answer : { message: 'Character is not unlocked' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  wallet.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  wallet.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return wallet;
}
