import { readFileSync } from 'node:fs';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const declarations = (css: string) =>
  new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name!,
      value!.replace(/\s+/g, ' '),
    ]),
  );

const tokens = declarations(read('../../../../frontend/src/shared/styles/tokens.css'));
const styles = read('../../content/page.css');
const own = declarations(styles);

describe('the styles of the sign-in pages', () => {
  it('have the colours, faces and shadows of the rest of Parley', () => {
    const shared = [...own].filter(([name]) => /^--(color|font|shadow)-/.test(name));
    expect(shared.length).toBeGreaterThan(15);
    for (const [name, value] of shared) expect([name, value]).toEqual([name, tokens.get(name)]);
  });

  it('use no variable that is not there', () => {
    for (const [, name] of styles.matchAll(/var\((--[\w-]+)\)/g)) expect(own.has(name!)).toBe(true);
  });
});
