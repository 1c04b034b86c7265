import { setImmediate as nextTurn } from 'node:timers/promises';
import { RasterQueue } from './raster-queue.js';

/** A job that ends when told to. */
function held() {
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { job: () => ended, finish };
}

describe('RasterQueue', () => {
  it('never runs more than its number at once, and all in the end', async () => {
    const queue = new RasterQueue(2, 100);
    let running = 0;
    let most = 0;
    const job = async () => {
      most = Math.max(most, ++running);
      await nextTurn();
      running -= 1;
      return 'done';
    };
    const results = await Promise.all(Array.from({ length: 20 }, () => queue.run(job)));
    expect(results).toHaveLength(20);
    expect(most).toBe(2);
  });

  it('tells whoever comes when too many wait', async () => {
    const queue = new RasterQueue(1, 1);
    const { job, finish } = held();
    const runs = [queue.run(job), queue.run(job)];
    await expect(queue.run(job)).rejects.toMatchObject({ status: 503 });
    finish();
    await Promise.all(runs);
    await expect(queue.run(async () => 'free again')).resolves.toBe('free again');
  });

  it('goes on after a job that failed', async () => {
    const queue = new RasterQueue(1, 5);
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(async () => 'next');
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('next');
  });
});
