import { characterIdOf } from './character-id.js';

describe('characterIdOf', () => {
  it('takes what an integer column can hold', () => {
    expect(characterIdOf('1')).toBe(1);
    expect(characterIdOf('2147483647')).toBe(2_147_483_647);
  });

  it.each(['', '0', '-1', '01', '1.0', '1e3', ' 1', '2147483648', '99999999999', 'x', '１'])(
    'refuses %p',
    (text) => {
      expect(characterIdOf(text)).toBeNull();
    },
  );
});
