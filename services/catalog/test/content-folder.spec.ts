import { fileURLToPath } from 'node:url';
import { type Content, readContent } from '../src/content/content-files.js';

let content: Content;

beforeAll(async () => {
  content = await readContent(fileURLToPath(new URL('../content', import.meta.url)));
});

/** The rules that each file must keep are the loader's own; these are about the catalog as a whole. */
describe('the content folder', () => {
  it('is large enough to be worth a visit', () => {
    expect(content.collections.length).toBeGreaterThanOrEqual(6);
    expect(content.characters.length).toBeGreaterThanOrEqual(24);
    expect(content.events.length).toBeGreaterThanOrEqual(60);
  });

  it('has at least two characters in every collection', () => {
    const members = content.characters.flatMap(({ value }) => value.collections);
    const thin = content.collections
      .map(({ key }) => ({ key, count: members.filter((member) => member === key).length }))
      .filter(({ count }) => count < 2);
    expect(thin).toEqual([]);
  });

  it('puts every character into a collection', () => {
    const homeless = content.characters.filter(({ value }) => value.collections.length === 0);
    expect(homeless.map(({ key }) => key)).toEqual([]);
  });

  it('has characters that are free to try, featured ones among them', () => {
    const free = content.characters.filter(({ value }) => value.tokenCost === 0);
    expect(free.filter(({ value }) => value.featured).length).toBeGreaterThanOrEqual(4);
  });
});
