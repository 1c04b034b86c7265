import { isKnown, weakEtag } from './etag.js';

describe('ETags', () => {
  it('are equal for equal content only, and weak', () => {
    expect(weakEtag('a')).toBe(weakEtag(Buffer.from('a')));
    expect(weakEtag('a')).not.toBe(weakEtag('b'));
    expect(weakEtag('a')).toMatch(/^W\/"[\w-]+"$/);
  });

  it.each([
    [undefined, false],
    ['', false],
    ['"other"', false],
    ['*', true],
    ['W/"tag"', true],
    ['"tag"', true],
    ['"other", W/"tag" , "third"', true],
    ['tag', false],
  ])('are known to who sends %j: %j', (header, known) => {
    expect(isKnown('W/"tag"', header)).toBe(known);
  });
});
