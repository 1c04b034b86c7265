import { monogramOf } from './monogram.js';

describe('monogramOf', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['Leonardo da Vinci', 'LV'],
    ['Sor Juana Inés de la Cruz', 'SC'],
    ['Elizabeth I', 'E'],
    ['Ibn al-Haytham', 'IH'],
    ['Émilie du Châtelet', 'ÉC'],
    ['Socrates', 'S'],
    ['孔子', '孔'],
    ['', ''],
  ])('sets %p as %p', (name, monogram) => {
    expect(monogramOf(name)).toBe(monogram);
  });
});
