import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';
import { trueTypeOf } from './woff2.js';

/** A cut of the display face: 9 to 144 for its optical size, 100 to 900 for its weight. */
export interface Cut {
  opsz: number;
  wght: number;
}

/** A glyph in its place, in ems from the line's beginning. */
interface PlacedGlyph {
  glyph: Glyph;
  x: number;
}

/** A line of text as glyphs; widths in ems. */
export interface GlyphLine {
  glyphs: PlacedGlyph[];
  width: number;
}

const FILES = createRequire(import.meta.url);
/** What the first cannot set is looked for in the next. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];

const faces = SUBSETS.map((subset) => {
  const file = FILES.resolve(`@fontsource-variable/fraunces/files/fraunces-${subset}-opsz-normal.woff2`);
  return create(trueTypeOf(readFileSync(file)));
});
/** The same in all subsets. */
export const UNITS_PER_EM = faces[0]!.unitsPerEm;
const cuts = new Map<string, Font[]>();

/** Whether the face has a letter for it: Latin with whatever accents, nothing else. */
export function canSet(character: string): boolean {
  return faceOf(character) !== -1;
}

/** Sets what the face has letters for and leaves out the rest. */
export function setLine(text: string, cut: Cut, tracking = 0): GlyphLine {
  const fonts = fontsOf(cut);
  const line: GlyphLine = { glyphs: [], width: 0 };
  for (const { face, text: part } of runsOf(text.normalize('NFC'))) {
    const font = fonts[face]!;
    const { glyphs, positions } = font.layout(part);
    glyphs.forEach((glyph, place) => {
      line.glyphs.push({ glyph, x: line.width });
      line.width += positions[place]!.xAdvance / UNITS_PER_EM + tracking;
    });
  }
  if (line.glyphs.length > 0) line.width -= tracking;
  return line;
}

function fontsOf({ opsz, wght }: Cut): Font[] {
  const key = `${opsz} ${wght}`;
  const known = cuts.get(key);
  if (known) return known;
  const made = faces.map((face) => face.getVariation({ opsz, wght }));
  cuts.set(key, made);
  return made;
}

/** The text in stretches of one subset each. */
function runsOf(text: string): { face: number; text: string }[] {
  const runs: { face: number; text: string }[] = [];
  for (const character of text) {
    const face = faceOf(character);
    if (face === -1) continue;
    const last = runs.at(-1);
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}

function faceOf(character: string): number {
  return faces.findIndex((face) => face.hasGlyphForCodePoint(character.codePointAt(0)!));
}
