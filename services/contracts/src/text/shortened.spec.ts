import { shortened } from './shortened.js';

describe('shortened', () => {
  it.each([
    ['Short enough', 12, 'Short enough'],
    ['  Two\n lines ', 20, 'Two lines'],
    ['Physicist, chemist and pioneer', 20, 'Physicist, chemist…'],
    ['Physicist, chemist', 17, 'Physicist…'],
    ['Antidisestablishmentarianism', 10, 'Antidises…'],
    ['12345678😀0', 10, '12345678…'],
  ])('makes of %j in %i characters %j', (text, length, expected) => {
    expect(shortened(text, length)).toBe(expected);
    expect(shortened(text, length).length).toBeLessThanOrEqual(length);
  });
});
