import { hashOf, planOf } from './content-plan.rules.js';

describe('planOf', () => {
  it('inserts what was never loaded', () => {
    expect(planOf(undefined, 'a', false)).toBe('insert');
  });

  it('updates what changed in the folder and in no other way', () => {
    expect(planOf('a', 'b', true)).toBe('update');
  });

  it('leaves alone what did not change, and what was edited or deleted since', () => {
    expect(planOf('a', 'a', true)).toBe('leave-alone');
    expect(planOf('a', 'a', false)).toBe('leave-alone');
    expect(planOf('a', 'b', false)).toBe('leave-alone');
  });
});

describe('hashOf', () => {
  it('is equal for equal content and differs for any other', () => {
    expect(hashOf({ name: 'Hypatia', collections: ['a', 'b'] })).toBe(
      hashOf({ name: 'Hypatia', collections: ['a', 'b'] }),
    );
    expect(hashOf({ name: 'Hypatia', collections: ['a', 'b'] })).not.toBe(
      hashOf({ name: 'Hypatia', collections: ['b', 'a'] }),
    );
  });
});
