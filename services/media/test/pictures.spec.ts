import { brotliCompressSync } from 'node:zlib';
import type { RunningService } from '@parley/kit/boot/start-service';
import {
  characterCardUrl,
  eventCardUrl,
  portraitUrl,
  vignetteUrl,
} from '@parley/contracts/media/picture-urls';
import sharp from 'sharp';
import { openMedia } from './opened-media.js';

const ADA = { name: 'Ada Lovelace', era: 'Victorian Era', category: 'Mathematician', bornYear: 1815 };
const IDES = { title: 'The Ides of March', year: -44, month: 3, day: 15 };
const PORTRAIT = portraitUrl(ADA);
const VIGNETTE = vignetteUrl(IDES);
const LINE = 'She saw further than the maker of the machine.';
const CARDS = [
  characterCardUrl({ ...ADA, diedYear: 1852, description: LINE }),
  eventCardUrl({ ...IDES, description: 'Caesar is killed.' }),
];

let media: RunningService;
beforeAll(async () => {
  media = await openMedia();
});
afterAll(() => media.close());

const get = (path: string, init?: RequestInit) => fetch(media.url + path, init);
const asRaster = (url: string, form: string, more = '') => url.replace('.svg', `.${form}`) + more;

describe('a drawn picture', () => {
  it.each([PORTRAIT, VIGNETTE])('is kept for ever and may only style itself: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
    });
    expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('is not sent again to who has it', async () => {
    const etag = (await get(PORTRAIT)).headers.get('etag')!;
    const known = await get(PORTRAIT, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    expect(known.headers.get('cache-control')).toContain('immutable');
    expect((await get(PORTRAIT, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it.each([PORTRAIT, VIGNETTE])('stays small: %s', async (path) => {
    const bytes = Buffer.from(await (await get(path)).arrayBuffer());
    expect(bytes.length).toBeLessThan(40_000);
    expect(brotliCompressSync(bytes).length).toBeLessThan(12_000);
  });
});

describe('a raster picture', () => {
  it.each(['png', 'webp'])('is 600 × 450 where nothing else is said: %s', async (form) => {
    for (const path of [PORTRAIT, VIGNETTE]) {
      const answer = await get(asRaster(path, form));
      expect(answer.headers.get('content-type')).toBe(`image/${form}`);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect({ width, height }).toEqual({ width: 600, height: 450 });
    }
  });

  it('has the size that is asked for, and shows something', async () => {
    const answer = await get(asRaster(PORTRAIT, 'webp', '&width=64&height=80&quality=85'));
    const image = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await image.metadata()).toMatchObject({ width: 64, height: 80 });
    const { channels } = await image.stats();
    expect(channels[0]!.stdev).toBeGreaterThan(10);
  });

  it('is made once for all who ask at the same time', async () => {
    const path = asRaster(VIGNETTE, 'png', '&width=900&height=600');
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  });
});

describe('a card', () => {
  it.each(CARDS)('is 1200 × 630 and under 500 KB: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(500_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('says what it is about: another line is another picture', async () => {
    const other = characterCardUrl({ ...ADA, diedYear: 1852, description: 'Another line.' });
    const [one, two] = await Promise.all([get(CARDS[0]!), get(other)]);
    expect(one.headers.get('etag')).not.toBe(two.headers.get('etag'));
  });
});

describe('what cannot be drawn', () => {
  it.each([
    ['/media/portraits/v1.svg?name=a&size=3', 'size'],
    ['/media/portraits/v1.svg?name=a&name=b', 'name'],
    [`/media/portraits/v1.svg?name=${'x'.repeat(121)}`, 'name'],
    ['/media/portraits/v1.svg?name=a%00b', 'name'],
    ['/media/portraits/v1.svg?born=0', 'born'],
    ['/media/portraits/v1.svg?width=600', 'width'],
    ['/media/portraits/v1.png?width=1601', 'width'],
    ['/media/portraits/v1.png?height=15', 'height'],
    ['/media/portraits/v1.webp?quality=84', 'quality'],
    ['/media/portraits/v1.webp?quality=96', 'quality'],
    ['/media/vignettes/v1.svg', 'year'],
    ['/media/vignettes/v1.svg?year=1066&topic=gossip', 'topic'],
    ['/media/event-cards/v1.png?year=1066&month=13', 'month'],
    ['/media/character-cards/v1.png?width=600', 'width'],
  ])('%s: 400, naming %s', async (path, field) => {
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    const body = (await answer.json()) as { message: string; errors: { field: string }[] };
    expect(body.message).toEqual(expect.any(String));
    expect(body.errors.map((error) => error.field)).toContain(field);
  });

  it.each(['/media/portraits/v2.svg', '/media/portraits/v1.gif', '/media/nothing/v1.svg'])(
    '%s: 404',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ message: expect.any(String) });
    },
  );
});
