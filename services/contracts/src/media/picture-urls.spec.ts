import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { CharacterCardQuery, EventCardQuery, PortraitQuery, VignetteQuery } from './picture.queries.js';
import { characterCardUrl, eventCardUrl, isDrawn, portraitUrl, vignetteUrl } from './picture-urls.js';

const ADA = { name: 'Ada Lovelace', era: 'Victorian Era', category: 'Mathematician', bornYear: 1815 };
const IDES = { title: 'The Ides of March', year: -44, month: 3, day: 15 };
const HOSTILE = [
  '',
  ' ',
  'A',
  '<script>alert("x")</script>&amp;',
  '🧑‍🔬'.repeat(80),
  'עדה \u202eלאבלייס',
  'x'.repeat(5_000),
  'half \ud83d and \0 nul',
  'a&name=b#c?d',
];

function faults(query: new () => object, url: string) {
  const fields = Object.fromEntries(new URLSearchParams(url.split('?')[1]));
  return validateSync(plainToInstance(query, fields, { exposeDefaultValues: true }), {
    whitelist: true,
    forbidNonWhitelisted: true,
  });
}

describe('the addresses of drawn pictures', () => {
  it('carry all that is drawn, and a version', () => {
    expect(portraitUrl(ADA)).toBe(
      '/media/portraits/v1.svg?name=Ada+Lovelace&era=Victorian+Era&category=Mathematician&born=1815',
    );
    expect(vignetteUrl(IDES)).toBe(
      '/media/vignettes/v1.svg?title=The+Ides+of+March&year=-44&month=3&day=15&topic=death',
    );
  });

  it('leave out an unknown birth', () => {
    expect(portraitUrl({ ...ADA, bornYear: null })).not.toContain('born');
  });

  it.each(HOSTILE)('are what the service takes, also for %j', (text) => {
    const portrait = portraitUrl({ name: text, era: text, category: text, bornYear: -44 });
    expect(faults(PortraitQuery, portrait)).toEqual([]);
    const vignette = vignetteUrl({ ...IDES, title: text, description: text });
    expect(faults(VignetteQuery, vignette)).toEqual([]);
    const card = characterCardUrl({ ...ADA, name: text, diedYear: null, description: text });
    expect(faults(CharacterCardQuery, card)).toEqual([]);
    expect(faults(EventCardQuery, eventCardUrl({ ...IDES, title: text, description: text }))).toEqual([]);
  });

  it('are told from those of other pictures', () => {
    expect(isDrawn(portraitUrl(ADA))).toBe(true);
    expect(isDrawn('https://pictures.example/media/portraits/ada.jpg')).toBe(false);
  });
});

describe('what the service refuses', () => {
  it.each([
    ['name', 'x'.repeat(121)],
    ['name', 'a\u0007'],
    ['born', '0'],
    ['born', '1815.5'],
    ['born', 'soon'],
    ['born', '12345'],
    ['size', '3'],
  ])('%s=%j', (field, value) => {
    const url = `/media/portraits/v1.svg?${new URLSearchParams({ [field]: value })}`;
    expect(faults(PortraitQuery, url)).toHaveLength(1);
  });

  it('a vignette without a year, or of an unknown topic', () => {
    expect(faults(VignetteQuery, '/?title=x')).toHaveLength(1);
    expect(faults(VignetteQuery, '/?year=1&topic=gossip')).toHaveLength(1);
  });
});
