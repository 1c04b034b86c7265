import { outlineOf, type Setting, widthOf } from '../lettering/outline.js';
import { paragraph } from '../lettering/paragraph.js';
import { INK, INK_SOFT, OXBLOOD, PAPER } from './tint.js';

export interface CardText {
  /** A name or a title. */
  heading: string;
  /** Years of life and era, or a date. */
  note: string;
  line: string;
}

/** A finished drawing, and where it stands on the card. */
export interface CardPicture {
  svg: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export const CARD_BOX = { width: 1_200, height: 630 } as const;

const NOTE: Setting = { cut: { opsz: 20, wght: 520 }, size: 30, digits: 1 };
const LINE: Setting = { cut: { opsz: 18, wght: 400 }, size: 31, digits: 1 };
const BRAND: Setting = { cut: { opsz: 60, wght: 560 }, size: 42, digits: 1 };
const RIGHT = 1_128;
const NAME_SIZES = [78, 66, 56, 48];

/** What stands for a page where its link is shared: the picture, who or what it is, and the house's name. */
export function drawCard({ heading, note, line }: CardText, picture: CardPicture): string {
  const left = picture.x + picture.width + 64;
  const width = RIGHT - left;
  const name = settingFor(heading, width);
  const headings = paragraph(heading, name, { width, lines: 3 });
  const notes = paragraph(note, NOTE, { width, lines: 2 });
  const lines = paragraph(line, LINE, { width, lines: headings.length > 1 ? 3 : 4 });
  const blocks: [string[], Setting, leading: number, fill: string, above: number][] = [
    [headings, name, 1.08, INK, 0],
    [notes, NOTE, 1.3, OXBLOOD, 20],
    [lines, LINE, 1.42, INK_SOFT, 22],
  ];
  const height = blocks.reduce(
    (sum, [texts, { size }, leading, , above]) =>
      sum + texts.length * size * leading + (texts.length && above),
    0,
  );
  let y = Math.max(72, 284 - height / 2);
  let text = '';
  for (const [texts, setting, leading, fill, above] of blocks) {
    if (texts.length > 0) y += above;
    for (const each of texts) {
      y += setting.size * leading;
      text += words(each, setting, left, y - setting.size * 0.3, fill);
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">` +
    `<rect width="1200" height="630" fill="${PAPER}"/>` +
    `<rect x="20" y="20" width="1160" height="590" fill="none" stroke="#b8934c" stroke-opacity=".7" stroke-width="2"/>` +
    `<rect x="27" y="27" width="1146" height="576" fill="none" stroke="#b8934c" stroke-opacity=".4"/>` +
    nested(picture) +
    text +
    brand() +
    '</svg>'
  );
}

/** The largest at which no word is cut and three lines are enough. */
function settingFor(heading: string, width: number): Setting {
  const settings = NAME_SIZES.map((size): Setting => ({ cut: { opsz: 110, wght: 520 }, size, digits: 1 }));
  const fits = (setting: Setting) => {
    const lines = paragraph(heading, setting, { width, lines: 3 });
    return lines.every((line) => !line.endsWith('…')) && lines.length <= (setting.size > 60 ? 2 : 3);
  };
  return settings.find(fits) ?? settings.at(-1)!;
}

function words(text: string, setting: Setting, x: number, y: number, fill: string): string {
  const { path } = outlineOf(text, setting);
  return path && `<path transform="translate(${x} ${Math.round(y)})" d="${path}" fill="${fill}"/>`;
}

/** The drawing with its own coordinates, in its place. */
function nested({ svg, x, y, width, height }: CardPicture): string {
  return svg.replace(/ width="\d+" height="\d+"/, ` x="${x}" y="${y}" width="${width}" height="${height}"`);
}

/** Two cameos facing each other, and the name. */
function brand(): string {
  const x = RIGHT - widthOf('Parley', BRAND);
  return (
    words('Parley', BRAND, Math.round(x), 572, OXBLOOD) +
    `<g transform="translate(${Math.round(x) - 62} 538) scale(1.25)" fill="none" stroke="${OXBLOOD}" stroke-width="2">` +
    `<path d="M20 4.9c3.4 2.5 5.6 6.5 5.6 11.1S23.4 24.6 20 27.1c-3.4-2.5-5.6-6.5-5.6-11.1S16.6 7.4 20 4.9z" fill="${OXBLOOD}" stroke="none"/>` +
    '<ellipse cx="14" cy="16" rx="11.6" ry="14"/><ellipse cx="26" cy="16" rx="11.6" ry="14"/></g>'
  );
}
