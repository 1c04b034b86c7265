import { foldedSlug, slugOf } from './slug.js';

describe('slugOf', () => {
  it.each([
    ['Albert Einstein', 'albert-einstein'],
    ['  Sor  Juana Inés de la Cruz ', 'sor-juana-inés-de-la-cruz'],
    ["Jeanne d'Arc", 'jeanne-darc'],
    ['W. E. B. Du Bois', 'w-e-b-du-bois'],
    ['Jean-Jacques Rousseau', 'jean-jacques-rousseau'],
    ['Ibn al-Haytham', 'ibn-al-haytham'],
    ['Liliʻuokalani', 'liliuokalani'],
    ['孔子', '孔子'],
    ['!!!', ''],
  ])('turns %p into %p', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('folds diacritics for the second look-up', () => {
    expect(foldedSlug('sor-juana-inés-de-la-cruz')).toBe('sor-juana-ines-de-la-cruz');
    expect(foldedSlug('Gödel')).toBe('godel');
  });
});
