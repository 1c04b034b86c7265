import type { Cut } from '../lettering/typeface.js';
import { widthOf } from '../lettering/outline.js';
import { type Age, ageOf } from './age.js';
import { beading } from './beading.js';
import { type Detail, type Detailing, type DetailWidths, Plate } from './detail.js';
import { emblemOfCategory } from './emblem.js';
import { borderOf, rosetteOf } from './guilloche.js';
import { escapeXml, giltGradient, strikes, weave } from './markup.js';
import { monogramOf } from './monogram.js';
import { raisedText } from './relief.js';
import { GILT, GILT_LIGHT, IVORY, IVORY_SHADE, nightTintOf, tintOf } from './tint.js';

export interface PortraitSubject {
  name: string;
  era: string;
  category: string;
  bornYear: number | null;
}

export const PORTRAIT_WIDTHS: DetailWidths = { sealBelow: 58, coinBelow: 160 };
/** Of the drawing space. */
export const PORTRAIT_BOX = { width: 808, height: 1_008 } as const;

const HAIRLINE: Record<Detail, number> = { seal: 17, coin: 5.4, medal: 2.9 };
const LETTERS: Record<Detail, { cut: Cut; size: number; widest: number }> = {
  seal: { cut: { opsz: 20, wght: 600 }, size: 430, widest: 500 },
  coin: { cut: { opsz: 60, wght: 540 }, size: 320, widest: 360 },
  medal: { cut: { opsz: 110, wght: 500 }, size: 300, widest: 330 },
};
const FIELD_RADIUS = 350;

/**
 * A drawn cameo: jasper tinted by the age, a gilt rim with the age's own milling, an engraving that is the
 * figure's own, the monogram in relief, the emblem of the calling.
 */
export function drawPortrait(subject: PortraitSubject, detailing: Detailing = 'responsive'): string {
  const age = ageOf(subject.era, subject.bornYear);
  const plate = new Plate(detailing, PORTRAIT_WIDTHS);
  const title = subject.name ? `<title>Medallion of ${escapeXml(subject.name)}</title>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-404 -504 808 1008" width="404" height="504" role="img">` +
    title +
    plate.style(HAIRLINE, nightStyle(age)) +
    definitions(age) +
    rim(plate, age) +
    engraving(plate, subject.name, age) +
    letters(plate, subject, age) +
    plate.only(['coin', 'medal'], () => cartouche(age, subject.category)) +
    '</svg>'
  );
}

function nightStyle(age: Age): string {
  const { glow, ground, shade } = nightTintOf(age);
  return `.t0{stop-color:${glow}}.t1{stop-color:${ground}}.t2{stop-color:${shade}}`;
}

function definitions(age: Age): string {
  const { glow, ground, shade } = tintOf(age);
  return (
    '<defs>' +
    giltGradient('rim') +
    '<radialGradient id="ground" cx=".37" cy=".24" r=".88">' +
    `<stop class="t0" offset="0" stop-color="${glow}"/><stop class="t1" offset=".62" stop-color="${ground}"/>` +
    `<stop class="t2" offset="1" stop-color="${shade}"/></radialGradient>` +
    '<radialGradient id="hole"><stop class="t1" offset=".45" ' +
    `stop-color="${ground}" stop-opacity=".9"/><stop class="t1" offset="1" stop-color="${ground}" ` +
    'stop-opacity="0"/></radialGradient>' +
    `<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${FIELD_RADIUS}">` +
    `<stop offset=".36" stop-color="${IVORY}" stop-opacity=".05"/>` +
    `<stop offset="1" stop-color="${IVORY}" stop-opacity=".62"/></radialGradient>` +
    '<linearGradient id="ivory" x1=".1" y1="0" x2=".5" y2="1">' +
    `<stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="${IVORY_SHADE}"/></linearGradient>` +
    '</defs>'
  );
}

/** The rim, a step down to the ground, and the milling. */
function rim(plate: Plate, age: Age): string {
  const oval = (rx: number, ry: number, attributes: string) =>
    `<ellipse rx="${rx}" ry="${ry}" ${attributes}/>`;
  const { shade } = tintOf(age);
  return (
    oval(402, 502, 'fill="url(#rim)"') +
    plate.only(['seal'], () => oval(374, 474, 'fill="url(#ground)"')) +
    plate.only(
      ['coin', 'medal'],
      () =>
        oval(395, 495, `fill="none" stroke="${GILT_LIGHT}" stroke-opacity=".55" stroke-width="2.5"`) +
        oval(387, 487, `fill="url(#ground)" stroke="${shade}" stroke-width="3"`) +
        oval(383, 483, `fill="none" stroke="${shade}" stroke-opacity=".5" stroke-width="8"`) +
        beading(age, 369, 469, IVORY),
    )
  );
}

function engraving(plate: Plate, name: string, age: Age): string {
  const border = borderOf(name, { radius: 401, depth: 46, lobes: [14, 16, 18, 20], copies: 6 });
  const sealBorder = borderOf(name, { radius: 404, depth: 34, lobes: [10, 11, 12, 13], copies: 2 });
  const rosette = rosetteOf(name, {
    outer: FIELD_RADIUS - 4,
    reach: [0.46, 0.7],
    petals: [7, 8, 9, 10, 11, 12, 13],
    copies: 8,
  });
  const hairline = plate.hairline(HAIRLINE);
  const everySecond = (turns: number[]) => turns.filter((_, place) => place % 2 === 0);
  const others = (turns: number[]) => turns.filter((_, place) => place % 2 === 1);
  return (
    '<g transform="scale(.8 1)" fill="none">' +
    plate.only(
      ['coin', 'medal'],
      () =>
        `<g ${hairline} stroke="url(#fade)">` +
        weave('r', { path: rosette.path, turns: everySecond(rosette.turns) }) +
        plate.only(['medal'], () => strikes('r', others(rosette.turns))) +
        `</g><g ${hairline} stroke="${IVORY}" stroke-opacity=".6">` +
        weave('b', { path: border.path, turns: everySecond(border.turns) }) +
        plate.only(['medal'], () => strikes('b', others(border.turns))) +
        '</g>',
    ) +
    plate.only(
      ['seal'],
      () => `<g ${hairline} stroke="${IVORY}" stroke-opacity=".4">${weave('q', sealBorder)}</g>`,
    ) +
    '</g>' +
    plate.only(['coin', 'medal'], () => fieldRing(age) + '<ellipse rx="196" ry="214" fill="url(#hole)"/>')
  );
}

/** A fine gilt line between the woven border and the field. */
function fieldRing(age: Age): string {
  const { shade } = tintOf(age);
  return (
    `<ellipse rx="282" ry="353" fill="none" stroke="${shade}" stroke-opacity=".55" stroke-width="6"/>` +
    `<ellipse rx="282" ry="353" fill="none" stroke="${GILT}" stroke-width="2.6"/>`
  );
}

/** The monogram; where its letters are none that the face has, the emblem stands in their place. */
function letters(plate: Plate, { name, category }: PortraitSubject, age: Age): string {
  const monogram = monogramOf(name);
  const { shade } = tintOf(age);
  return (['seal', 'coin', 'medal'] as const)
    .map((detail) =>
      plate.only([detail], () => {
        const { cut, size, widest } = LETTERS[detail];
        const set = monogram.length === 1 ? size * 1.22 : size;
        const width = widthOf(monogram, { cut, size: set });
        if (width === 0) return bareEmblem(category, detail === 'seal' ? 17 : 11.5);
        const fitted = Math.round(set * Math.min(1, widest / width));
        const setting = { cut, size: fitted, tracking: -0.012, digits: detail === 'medal' ? 1 : 0 } as const;
        const relief = { id: `l${detail}`, shade, fill: 'url(#ivory)', depth: detail === 'seal' ? 8 : 6 };
        return raisedText(monogram, setting, 0, detail === 'seal' ? 0 : -8, relief);
      }),
    )
    .join('');
}

function bareEmblem(category: string, scale: number): string {
  return (
    `<g transform="translate(0 -8) scale(${scale})" fill="none" stroke="${IVORY}" stroke-width="1.6" ` +
    `stroke-linecap="round" stroke-linejoin="round">${emblemOfCategory(category)}</g>`
  );
}

/** The emblem of the calling, in a round shield that overlaps the border. */
function cartouche(age: Age, category: string): string {
  const { shade } = tintOf(age);
  return (
    '<g transform="translate(0 392)">' +
    `<circle r="98" cx="2" cy="5" fill="${shade}" fill-opacity=".55"/>` +
    '<circle r="97" fill="url(#rim)"/>' +
    `<circle r="85" fill="url(#ground)" stroke="${shade}" stroke-width="3"/>` +
    `<g transform="translate(1.5 3) scale(4.4)" fill="none" stroke="${shade}" stroke-width="1.9" ` +
    `stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".8">${emblemOfCategory(category)}</g>` +
    `<g transform="scale(4.4)" fill="none" stroke="${IVORY}" stroke-width="1.75" ` +
    `stroke-linecap="round" stroke-linejoin="round">${emblemOfCategory(category)}</g></g>`
  );
}
