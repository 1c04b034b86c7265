import { EVENT_TOPICS } from '@parley/contracts/media/event-topic';
import sharp from 'sharp';
import { drawCard } from './card.drawing.js';
import { DETAILS } from './detail.js';
import { drawPortrait } from './portrait.drawing.js';
import { drawVignette } from './vignette.drawing.js';

const ADA = { name: 'Ada Lovelace', era: 'Victorian Era', category: 'Mathematician', bornYear: 1815 };
const IDES = { title: 'The Ides of March', year: -44, month: 3, day: 15, topic: 'death' as const };
const HOSTILE = [
  '',
  'A',
  '<script>alert(1)</script>',
  '"/><image href="https://evil.example/x.png"/>',
  ']]>&amp;&#0;',
  '🧑‍🔬🎈',
  'עדה \u202eלאבלייס',
  '孔子',
  'half \ud83d of one',
  'a\u0007\ufffe\uffffb',
  'W'.repeat(120),
];

/** librsvg reads XML strictly: what is not well-formed does not become a picture. */
async function read(svg: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  return { width: width!, height: height! };
}

const OWN =
  /^(svg|title|style|defs|g|use|path|circle|ellipse|rect|line|polyline|polygon|stop|clipPath|(linear|radial)Gradient)$/;

/** Elements that a drawing has no use for, and references that lead out of it. */
function foreignIn(svg: string): string[] {
  const elements = [...svg.matchAll(/<([\w:!?-]+)/g)].map(([, name]) => name!);
  const references = [...svg.matchAll(/(?:href="|url\()([^")]+)/g)].map(([, target]) => target!);
  return [
    ...elements.filter((name) => !OWN.test(name)),
    ...references.filter((target) => !target.startsWith('#')),
  ];
}

describe('drawPortrait', () => {
  it('draws the same figure the same way every time, and another figure another way', () => {
    expect(drawPortrait(ADA)).toBe(drawPortrait({ ...ADA }));
    expect(drawPortrait(ADA)).not.toBe(drawPortrait({ ...ADA, name: 'Alan Love' }));
  });

  it('shows age and calling', () => {
    expect(drawPortrait(ADA)).not.toBe(drawPortrait({ ...ADA, bornYear: -69 }));
    expect(drawPortrait(ADA)).not.toBe(drawPortrait({ ...ADA, category: 'Ruler' }));
  });

  it.each(HOSTILE)('is well-formed and holds nothing foreign for %j', async (text) => {
    const svg = drawPortrait({ name: text, era: text, category: text, bornYear: null });
    expect(await read(svg)).toEqual({ width: 404, height: 504 });
    expect(foreignIn(svg)).toEqual([]);
  });

  it('sets the emblem where the face has no letters for the name', () => {
    const svg = drawPortrait({ ...ADA, name: '孔子' }, 'medal');
    expect(svg).not.toContain('id="lmedal"');
    expect(svg.length).toBeGreaterThan(5_000);
  });

  it('stays under 40 KB whoever it is', () => {
    const sizes = Array.from({ length: 60 }, (_, index) =>
      drawPortrait({ ...ADA, name: `Mabel ${'W'.repeat(index)} Wu ${index}`, bornYear: index * 40 - 400 }),
    ).map((svg) => svg.length);
    expect(Math.max(...sizes)).toBeLessThan(40_000);
  });

  it('engraves fewer lines when it is for a small size only', () => {
    const [seal, coin, medal] = DETAILS.map((detail) => drawPortrait(ADA, detail).length);
    expect(seal).toBeLessThan(coin!);
    expect(coin).toBeLessThan(medal!);
  });
});

describe('drawVignette', () => {
  it('draws the same event the same way every time, and another event another way', () => {
    expect(drawVignette(IDES)).toBe(drawVignette({ ...IDES }));
    expect(drawVignette(IDES)).not.toBe(drawVignette({ ...IDES, title: 'Another' }));
    expect(drawVignette(IDES)).not.toBe(drawVignette({ ...IDES, year: 44 }));
    expect(drawVignette(IDES)).not.toBe(drawVignette({ ...IDES, day: 16 }));
  });

  it.each(EVENT_TOPICS)('has an emblem for %s', async (topic) => {
    expect(await read(drawVignette({ ...IDES, topic }))).toEqual({ width: 900, height: 600 });
  });

  it.each(HOSTILE)('is well-formed and holds nothing foreign for %j', async (title) => {
    const svg = drawVignette({ ...IDES, title });
    expect(await read(svg)).toEqual({ width: 900, height: 600 });
    expect(foreignIn(svg)).toEqual([]);
  });

  it('needs no day', async () => {
    const svg = drawVignette({ title: 'x', year: 1, topic: 'history' });
    expect(await read(svg)).toEqual({ width: 900, height: 600 });
    expect(svg.length).toBeLessThan(40_000);
  });
});

describe('drawCard', () => {
  it.each(HOSTILE)('is well-formed for %j', async (text) => {
    const picture = { svg: drawPortrait(ADA, 'medal'), x: 84, y: 75, width: 384, height: 480 };
    const svg = drawCard({ heading: text, note: text, line: text }, picture);
    expect(await read(svg)).toEqual({ width: 1200, height: 630 });
  });
});
