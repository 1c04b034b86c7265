import { setTimeout as sleep } from 'node:timers/promises';
import { HashingQueue } from './hashing-queue.js';

describe('the hashing queue', () => {
  it('never runs more at once than it may, and all in the end', async () => {
    const queue = new HashingQueue(2, 100);
    let running = 0;
    let most = 0;
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        queue.run(async () => {
          running += 1;
          most = Math.max(most, running);
          await sleep(1);
          running -= 1;
          return index;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(done).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('goes on after one has failed', async () => {
    const queue = new HashingQueue(1, 10);
    const failed = queue.run(() => Promise.reject(new Error('no memory')));
    const next = queue.run(() => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('no memory');
    expect(await next).toBe('done');
  });

  it('sends away whom it cannot serve soon', async () => {
    const queue = new HashingQueue(1, 1);
    const gate = Promise.withResolvers<void>();
    const first = queue.run(() => gate.promise);
    const second = queue.run(() => Promise.resolve());
    await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({ status: 503 });
    gate.resolve();
    await Promise.all([first, second]);
  });
});
