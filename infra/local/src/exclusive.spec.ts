import { randomUUID } from 'node:crypto';
import { holderOf, takeExclusively, waitExclusively } from './exclusive.mjs';

describe('a name held exclusively', () => {
  it('is one holder’s until that one lets go', async () => {
    const name = randomUUID();
    const first = await takeExclusively(name, 'the first');
    expect(first).not.toBeNull();
    expect(await takeExclusively(name, 'the second')).toBeNull();
    expect(await holderOf(name)).toBe('the first');

    const waiting = waitExclusively(name, () => first?.release());
    (await waiting).release();
    expect(await holderOf(name)).toBeNull();
  });
});
