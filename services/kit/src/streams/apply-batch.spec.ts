import { applyBatch } from './apply-batch.js';

const refusal = () => Object.assign(new Error('invalid byte sequence'), { code: '22021' });

/** Stores numbers, all or none, and refuses some of them. */
function openStore(refused: number[], failure?: Error) {
  const stored: number[] = [];
  let calls = 0;
  const apply = async (numbers: number[]) => {
    calls += 1;
    if (failure) throw failure;
    if (numbers.some((number) => refused.includes(number))) throw refusal();
    stored.push(...numbers);
  };
  return { stored, apply, calls: () => calls };
}

const hundred = Array.from({ length: 100 }, (_, index) => index);

describe('applyBatch', () => {
  it('applies what is well in one go', async () => {
    const store = openStore([]);
    expect(await applyBatch(hundred, store.apply)).toEqual([]);
    expect(store.calls()).toBe(1);
  });

  it('finds what is refused, and applies all the rest', async () => {
    const store = openStore([0, 41, 42, 99]);
    expect(await applyBatch(hundred, store.apply)).toEqual([0, 41, 42, 99]);
    expect(store.stored).toEqual(hundred.filter((number) => ![0, 41, 42, 99].includes(number)));
    expect(store.calls()).toBeLessThan(60);
  });

  it('has nothing to do with nothing', async () => {
    const store = openStore([]);
    expect(await applyBatch([], store.apply)).toEqual([]);
    expect(store.calls()).toBe(0);
  });

  it.each([
    ['a database that is away', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['a disk that is full', Object.assign(new Error('disk full'), { code: '53100' })],
    ['a table that is missing', Object.assign(new Error('no such table'), { code: '42P01' })],
    ['a mistake of ours', new TypeError('undefined is not a function')],
  ])('blames no fact for %s', async (_fault, failure) => {
    const store = openStore([], failure);
    await expect(applyBatch(hundred, store.apply)).rejects.toBe(failure);
    expect(store.calls()).toBe(1);
  });
});
