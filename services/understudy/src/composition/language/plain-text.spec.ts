import { foldCase, plainText, sentencesOf } from './plain-text.js';

describe('plain text', () => {
  it('has straight quotes, no emphasis and single spaces', () => {
    expect(plainText(' **Pierre’s**\n “old”  shed ')).toBe('Pierre\'s "old" shed');
  });

  it('is folded without diacritics', () => {
    expect(foldCase('Skłodowska, Irène')).toBe('sklodowska, irene');
  });

  it('is cut into sentences, but not after a title', () => {
    expect(sentencesOf('I met Mr. Babbage in 1833. He had an engine! “Look,” he said.')).toEqual([
      'I met Mr. Babbage in 1833.',
      'He had an engine!',
      '“Look,” he said.',
    ]);
  });
});
