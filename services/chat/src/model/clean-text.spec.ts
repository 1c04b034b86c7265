import { TextCleaner } from './clean-text.js';

describe('TextCleaner', () => {
  it('joins a surrogate pair that came in two deltas', () => {
    const cleaner = new TextCleaner();
    expect(cleaner.clean('a \ud83c') + cleaner.clean('\udfbb b')).toBe('a 🎻 b');
  });

  it('drops NUL and replaces lone surrogates', () => {
    const cleaner = new TextCleaner();
    expect(cleaner.clean('a\0b') + cleaner.clean('\udfbb!')).toBe('ab\ufffd!');
  });
});
