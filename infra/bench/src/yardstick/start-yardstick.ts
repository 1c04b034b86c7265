import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cleanup } from '../../../local/src/cleanup.ts';
import { freePort } from '../../../local/src/ports.ts';
import { lastLines } from '../../../local/src/processes/log-file.ts';
import { SupervisedProcess } from '../../../local/src/processes/supervised-process.ts';
import type { Product } from '../product/start-product.ts';

const WITHIN_MS = 20_000;

/** Starts the yardstick beside the product, on the same PostgreSQL and the same model; answers its origin. */
export async function startYardstick(product: Product, cleanup: Cleanup): Promise<string> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const yardstick = new SupervisedProcess(
    {
      name: 'yardstick',
      command: process.execPath,
      args: [join(import.meta.dirname, 'main.ts')],
      cwd: product.folders.dataDir,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        DATABASE_URL: product.databaseUrl,
        UNDERSTUDY_URL: product.understudyUrl,
        CATALOG_URL: product.catalogUrl,
      },
      stopSignal: 'SIGTERM',
      stopWaitMs: 5000,
    },
    product.folders,
  );
  cleanup.add(() => yardstick.stop());
  await yardstick.start();
  const deadline = Date.now() + WITHIN_MS;
  while (!(await isReady(origin))) {
    if (Date.now() > deadline) {
      throw new Error(`The yardstick does not start:\n${lastLines(yardstick.logFile, 10).join('\n')}`);
    }
    await sleep(100);
  }
  return origin;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/ready`);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
