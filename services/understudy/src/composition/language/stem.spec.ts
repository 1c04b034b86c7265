import { stem } from './stem.js';

describe('stem', () => {
  it.each([
    ['discovered', 'discovery'],
    ['inventions', 'invented'],
    ['married', 'marriage'],
    ['studied', 'student'],
    ['wrote', 'writing'],
    ['paintings', 'painter'],
    ['battles', 'battle'],
    ['stars', 'star'],
    ['died', 'death'],
    ['women', 'woman'],
    ['colour', 'color'],
    ['Skłodowska', 'Sklodowska'],
    ["Mersenne's", 'Mersenne'],
  ])('brings "%s" and "%s" together', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ['physics', 'physician'],
    ['war', 'warm'],
    ['king', 'kind'],
    ['Caesar', 'cease'],
  ])('keeps "%s" and "%s" apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});
