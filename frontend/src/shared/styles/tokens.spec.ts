import { readFileSync } from 'node:fs';

const css = readFileSync('src/shared/styles/tokens.css', 'utf8');
const SCHEMES = ['light', 'dark'] as const;
const GROUNDS = ['paper', 'raised', 'sunk'] as const;

/** The token's colour in a scheme, from `--color-name: light-dark(#light, #dark)`. */
function colour(name: string, scheme: (typeof SCHEMES)[number]): string {
  const [, light, dark] = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)!;
  return scheme === 'light' ? light! : dark!;
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright! + 0.05) / (dim! + 0.05);
}

it.each([
  ['breakpoint-md', 768],
  ['container-toast', 420],
])('%s is %d px', (name, px) => {
  const [, rem] = new RegExp(`--${name}: ([\\d.]+)rem`).exec(css)!;
  expect(Number(rem) * 16).toBe(px);
});

describe.each(SCHEMES)('the %s scheme', (scheme) => {
  const of = (text: string, ground: string) => contrast(colour(text, scheme), colour(ground, scheme));

  it.each(GROUNDS)('keeps AAA for what is read on %s', (ground) => {
    expect(of('ink', ground)).toBeGreaterThanOrEqual(7);
    expect(of('ink-soft', ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(GROUNDS)('keeps AA for every other text on %s', (ground) => {
    for (const text of ['ink-faint', 'accent', 'accent-strong', 'fault', 'good']) {
      expect([text, of(text, ground) >= 4.5]).toEqual([text, true]);
    }
  });

  it('keeps AA on the accent and its wash', () => {
    expect(of('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(of('on-accent', 'accent-strong')).toBeGreaterThanOrEqual(4.5);
    expect(of('accent', 'accent-wash')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS)('keeps 3:1 for the edges of controls on %s', (ground) => {
    expect(of('edge', ground)).toBeGreaterThanOrEqual(3);
  });
});
