import { ageOf } from './age.js';

describe('ageOf', () => {
  it.each([
    ['Ptolemaic Egypt', -69, 'antiquity'],
    ['Heian Japan', 973, 'middle-ages'],
    ['Italian Renaissance', 1452, 'renaissance'],
    ['Scientific Revolution', 1642, 'enlightenment'],
    ['Victorian England', 1815, 'nineteenth'],
    ['Modern Mexico', 1907, 'twentieth'],
  ])('goes by birth: %p, %p', (era, bornYear, age) => {
    expect(ageOf(era, bornYear)).toBe(age);
  });

  it.each([
    ['Ancient Greece', 'antiquity'],
    ['Mali Empire', 'middle-ages'],
    ['14th century Morocco', 'middle-ages'],
    ['Victorian Era', 'nineteenth'],
    ['', 'twentieth'],
  ])('goes by the name %p when the birth is unknown', (era, age) => {
    expect(ageOf(era, null)).toBe(age);
  });
});
