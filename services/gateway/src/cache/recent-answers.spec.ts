import { setTimeout as sleep } from 'node:timers/promises';
import { RecentAnswers } from './recent-answers.js';

function counted() {
  let count = 0;
  const load = async () => (count += 1);
  return { load, count: () => count };
}
const MINUTE_MS = 60_000;
const long = () => MINUTE_MS;

describe('recent answers', () => {
  it('are loaded once, however many ask at the same time', async () => {
    const { load, count } = counted();
    const recent = new RecentAnswers<number>(10);
    const asked = Array.from({ length: 5 }, () => recent.find('a', load, long));
    expect(await Promise.all(asked)).toEqual([1, 1, 1, 1, 1]);
    expect(count()).toBe(1);
  });

  it('are loaded again when their time is over', async () => {
    const { load } = counted();
    const recent = new RecentAnswers<number>(10);
    expect(await recent.find('a', load, () => 10)).toBe(1);
    await sleep(20);
    expect(await recent.find('a', load, long)).toBe(2);
    expect(await recent.find('a', load, long)).toBe(2);
  });

  it('leave when there are too many, the one not asked for longest first', async () => {
    const { load, count } = counted();
    const recent = new RecentAnswers<number>(2);
    for (const key of ['a', 'b', 'a', 'c']) await recent.find(key, load, long);
    expect(count()).toBe(3);
    await recent.find('a', load, long);
    expect(count()).toBe(3);
    await recent.find('b', load, long);
    expect(count()).toBe(4);
  });

  it('are not kept when they failed', async () => {
    const { load } = counted();
    const recent = new RecentAnswers<number>(10);
    await expect(recent.find('a', () => Promise.reject(new Error('away')), long)).rejects.toThrow('away');
    expect(await recent.find('a', load, long)).toBe(1);
  });
});
