import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The weights that the page uses; the files have 100 to 900. */
const WEIGHTS = { min: 400, max: 700, default: 400 };
const SLIMMED = /-latin-(wght|opsz)-(normal|italic)-.*\.woff2$/;

/** In the names of slimmed fonts, which are kept for ever: to be raised with whatever changes below or above. */
const EDITION = 'w1';

export const fontFileName = `assets/[name]-${EDITION}-[hash][extname]`;

/** Letters of the latin files: those of the unicode-range in fonts.css. */
function latinLetters(): string {
  const ranges = [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x2000, 0x206f],
  ] as const;
  const single = [
    0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329, 0x20ac, 0x2122, 0x2191,
    0x2193, 0x2212, 0x2215,
  ];
  const codes = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  return String.fromCodePoint(...codes, ...single);
}

/** Leaves the weights that nothing is set in out of the fonts that every visitor fetches. */
export function slimFonts(): Plugin {
  return {
    name: 'parley:slim-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const fonts = Object.values(bundle).filter(
        (file) => file.type === 'asset' && SLIMMED.test(file.fileName),
      );
      await Promise.all(
        fonts.map(async (font) => {
          if (font.type !== 'asset') return;
          font.source = await subsetFont(Buffer.from(font.source), latinLetters(), {
            targetFormat: 'woff2',
            variationAxes: { wght: WEIGHTS },
          });
        }),
      );
    },
  };
}
