import { setTimeout as sleep } from 'node:timers/promises';
import { StreamTicker } from './stream-ticker.js';

/** Goes on for so many ticks, and then says that it is done. */
function streamOf(ticks: number) {
  let ticked = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const tick = () => {
    ticked += 1;
    if (ticked < ticks) return 'goes-on' as const;
    finish();
    return 'done' as const;
  };
  return { tick, finished, count: () => ticked };
}

describe('the ticker', () => {
  it('calls every stream until it is done, and no longer', async () => {
    const ticker = new StreamTicker();
    const short = streamOf(2);
    const long = streamOf(5);
    ticker.add(short);
    ticker.add(long);
    await Promise.all([short.finished, long.finished]);
    await sleep(50);
    expect([short.count(), long.count()]).toEqual([2, 5]);
  });

  it('forgets a stream that was removed, and goes on with the others', async () => {
    const ticker = new StreamTicker();
    const gone = streamOf(3);
    const stays = streamOf(3);
    ticker.add(gone);
    ticker.add(stays);
    ticker.remove(gone);
    await stays.finished;
    expect(gone.count()).toBe(0);
  });
});
