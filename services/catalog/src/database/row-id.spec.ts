import { rowIdOf } from './row-id.js';

describe('rowIdOf', () => {
  it('takes what an integer column can hold', () => {
    expect(rowIdOf('1')).toBe(1);
    expect(rowIdOf('2147483647')).toBe(2_147_483_647);
  });

  it.each(['', '0', '-1', '01', '1.0', '1e3', ' 1', '2147483648', '99999999999', 'x', '１'])(
    'refuses %p',
    (text) => {
      expect(rowIdOf(text)).toBeNull();
    },
  );
});
