import { freeSlug } from './slug.rules.js';

describe('freeSlug', () => {
  it('gives the wanted slug when nobody has it', () => {
    expect(freeSlug('hypatia', undefined, ['hypatia-of-alexandria'])).toBe('hypatia');
  });

  it('numbers the second and every further one, filling gaps', () => {
    expect(freeSlug('hypatia', undefined, ['hypatia'])).toBe('hypatia-2');
    expect(freeSlug('hypatia', undefined, ['hypatia', 'hypatia-2', 'hypatia-4'])).toBe('hypatia-3');
  });

  it('leaves a character the slug it has when its name still gives it', () => {
    expect(freeSlug('hypatia', 'hypatia-2', [])).toBe('hypatia-2');
    expect(freeSlug('hypatia', 'hypatia', ['hypatia-2'])).toBe('hypatia');
  });

  it('does not take another name for a numbered one', () => {
    expect(freeSlug('hypatia', 'hypatia-of-alexandria', [])).toBe('hypatia');
  });
});
