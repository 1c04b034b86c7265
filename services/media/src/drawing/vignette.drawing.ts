import type { EventTopic } from '@parley/contracts/media/event-topic';
import { dayText, yearText } from '@parley/contracts/text/history-dates';
import { widthOf } from '../lettering/outline.js';
import type { Cut } from '../lettering/typeface.js';
import { type Age, ageOf } from './age.js';
import { type Detail, type Detailing, type DetailWidths, Plate } from './detail.js';
import { emblemOfTopic } from './emblem.js';
import { borderOf, rosetteOf } from './guilloche.js';
import { escapeXml, giltGradient, strikes, weave } from './markup.js';
import { raisedText } from './relief.js';
import { seededNumbers } from './seed.js';
import { GILT, GILT_LIGHT, IVORY, IVORY_SHADE, nightTintOf, type Tint, tintOf } from './tint.js';
import { type Wave, waveBand } from './wave-band.js';

export interface VignetteSubject {
  title: string;
  /** Negative before Christ. */
  year: number;
  month?: number | undefined;
  day?: number | undefined;
  topic: EventTopic;
}

export const VIGNETTE_WIDTHS: DetailWidths = { sealBelow: 170, coinBelow: 360 };
/** Of the drawing space: 3 to 2. */
export const VIGNETTE_BOX = { width: 900, height: 600 } as const;

/** Someone who lived through the event was born about so long before. */
const LIVED_BEFORE_YEARS = 40;
const HAIRLINE: Record<Detail, number> = { seal: 6, coin: 2.6, medal: 1.3 };
const CENTRE = { x: 450, y: 226 } as const;
const YEAR_Y = 484;
const YEAR_CUT: Record<Detail, Cut> = {
  seal: { opsz: 24, wght: 620 },
  coin: { opsz: 60, wght: 540 },
  medal: { opsz: 110, wght: 500 },
};

/** An event's picture: a banknote's vignette with the emblem of its kind over the year, tinted by the age. */
export function drawVignette(subject: VignetteSubject, detailing: Detailing = 'responsive'): string {
  const age = ageOf('', subject.year - LIVED_BEFORE_YEARS);
  const tint = tintOf(age);
  const plate = new Plate(detailing, VIGNETTE_WIDTHS);
  const title = subject.title ? `<title>Vignette of ${escapeXml(subject.title)}</title>` : '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="900" height="600" role="img">' +
    title +
    plate.style(HAIRLINE, nightStyle(age)) +
    definitions(tint) +
    '<rect width="900" height="600" rx="9" fill="url(#rim)"/>' +
    `<rect x="10" y="10" width="880" height="580" rx="3" fill="url(#ground)" stroke="${tint.shade}" stroke-width="3"/>` +
    plate.only(['coin', 'medal'], () => groundEngraving(plate, subject)) +
    plate.only(['coin', 'medal'], () => innerFrame(plate, tint)) +
    medallion(plate, subject, tint) +
    inscription(plate, subject, tint) +
    '</svg>'
  );
}

function nightStyle(age: Age): string {
  const { glow, ground, shade } = nightTintOf(age);
  return `.t0{stop-color:${glow}}.t1{stop-color:${ground}}.t2{stop-color:${shade}}`;
}

function definitions({ glow, ground, shade }: Tint): string {
  return (
    '<defs>' +
    giltGradient('rim') +
    '<radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="400" cy="180" r="640">' +
    `<stop class="t0" offset="0" stop-color="${glow}"/><stop class="t1" offset=".55" stop-color="${ground}"/>` +
    `<stop class="t2" offset="1" stop-color="${shade}"/></radialGradient>` +
    '<radialGradient id="boss" cx=".36" cy=".26" r=".85">' +
    `<stop class="t0" offset="0" stop-color="${glow}"/><stop class="t1" offset=".7" stop-color="${ground}"/>` +
    `<stop class="t2" offset="1" stop-color="${shade}"/></radialGradient>` +
    '<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="470">' +
    `<stop offset=".3" stop-color="${IVORY}" stop-opacity=".62"/>` +
    `<stop offset=".95" stop-color="${IVORY}" stop-opacity=".1"/></radialGradient>` +
    '<linearGradient id="ivory" x1=".1" y1="0" x2=".5" y2="1">' +
    `<stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="${IVORY_SHADE}"/></linearGradient>` +
    `<radialGradient id="hole"><stop class="t1" offset=".35" stop-color="${ground}" stop-opacity=".92"/>` +
    `<stop class="t1" offset="1" stop-color="${ground}" stop-opacity="0"/></radialGradient>` +
    '<clipPath id="sheet"><rect x="36" y="36" width="828" height="528"/></clipPath>' +
    '</defs>'
  );
}

/** The event's own engraving: a great rosette behind the emblem, and bands of waves below it. */
function groundEngraving(plate: Plate, { title, year }: VignetteSubject): string {
  const text = `${title} ${year}`;
  const rosette = rosetteOf(text, {
    outer: 452,
    reach: [0.56, 0.62],
    petals: [11, 12, 13, 14, 16, 18],
    copies: 8,
  });
  const next = seededNumbers(`${text} waves`);
  const wave: Wave = { crests: 9 + Math.floor(next() * 6), depth: 15 + next() * 9, phase: next() };
  const hairline = plate.hairline(HAIRLINE);
  const even = rosette.turns.filter((_, place) => place % 2 === 0);
  const odd = rosette.turns.filter((_, place) => place % 2 === 1);
  return (
    '<g clip-path="url(#sheet)" fill="none">' +
    `<g transform="translate(${CENTRE.x} ${CENTRE.y})" stroke="url(#fade)" ${hairline}>` +
    weave('r', { path: rosette.path, turns: even }) +
    plate.only(['medal'], () => strikes('r', odd)) +
    '</g>' +
    `<g stroke="${IVORY}" stroke-opacity=".3" ${hairline}>${waveBand('w', wave, plate)}</g>` +
    '<ellipse cx="450" cy="494" rx="280" ry="74" fill="url(#hole)"/></g>'
  );
}

/** Two fine gilt lines round the sheet, with a diamond in each corner. */
function innerFrame(plate: Plate, { shade, ground }: Tint): string {
  const corners = [
    [36, 36],
    [864, 36],
    [36, 564],
    [864, 564],
  ];
  return (
    `<rect x="14" y="14" width="872" height="572" rx="2" fill="none" stroke="${shade}" stroke-opacity=".5" stroke-width="7"/>` +
    `<rect x="36" y="36" width="828" height="528" fill="none" stroke="${GILT}" stroke-width="3"/>` +
    plate.only(
      ['medal'],
      () =>
        `<rect x="43" y="43" width="814" height="514" fill="none" stroke="${GILT_LIGHT}" stroke-opacity=".5" stroke-width="1.2"/>`,
    ) +
    corners
      .map(
        ([x, y]) =>
          `<path d="M${x} ${y! - 13}l13 13-13 13-13-13z" fill="${ground}" stroke="${GILT}" stroke-width="3"/>` +
          `<circle cx="${x}" cy="${y}" r="3.4" fill="${GILT_LIGHT}"/>`,
      )
      .join('')
  );
}

/** The emblem on a boss in a woven ring. */
function medallion(plate: Plate, { title, year, topic }: VignetteSubject, { shade }: Tint): string {
  const ring = borderOf(`${title} ${year}`, { radius: 159, depth: 15, lobes: [20, 22, 24, 28], copies: 4 });
  const emblem = (attributes: string) =>
    `<g ${attributes} fill="none" stroke-linecap="round" stroke-linejoin="round">${emblemOfTopic(topic)}</g>`;
  const raised = (scale: number, stroke: number) =>
    emblem(
      `transform="translate(3 5) scale(${scale})" stroke="${shade}" stroke-opacity=".8" stroke-width="${stroke}"`,
    ) + emblem(`transform="scale(${scale})" stroke="url(#relief)" stroke-width="${stroke}"`);
  return (
    // By the drawing's units, because a straight stroke has no box of its own to be shaded across.
    '<defs><linearGradient id="relief" gradientUnits="userSpaceOnUse" x1="4" y1="2" x2="16" y2="22">' +
    `<stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="${IVORY_SHADE}"/></linearGradient></defs>` +
    plate.only(['seal'], () => `<g transform="translate(450 222)">${raised(14, 2)}</g>`) +
    plate.only(
      ['coin', 'medal'],
      () =>
        `<g transform="translate(${CENTRE.x} ${CENTRE.y})">` +
        `<circle r="180" cx="3" cy="7" fill="${shade}" fill-opacity=".45"/>` +
        `<circle r="180" fill="url(#rim)"/><circle r="174" fill="url(#boss)" stroke="${shade}" stroke-width="2.5"/>` +
        `<g fill="none" stroke="${IVORY}" stroke-opacity=".7" ${plate.hairline(HAIRLINE)}>${weave('b', ring)}</g>` +
        `<circle r="140" fill="url(#boss)" stroke="${GILT}" stroke-width="2.4"/>` +
        raised(7.6, 1.45) +
        '</g>',
    )
  );
}

/** The year in the display face, the day in small capitals below it. */
function inscription(plate: Plate, { year, month, day }: VignetteSubject, { shade }: Tint): string {
  const text = yearText(year);
  const relief = (detail: Detail) => ({ id: `y${detail}`, shade, fill: 'url(#ivory)', depth: 3 });
  const set = (detail: Detail, size: number, y: number) =>
    plate.only([detail], () =>
      raisedText(text, { cut: YEAR_CUT[detail], size, digits: 1 }, 450, y, relief(detail)),
    );
  const date = month && day ? dayText({ month, day }).toUpperCase() : '';
  return (
    set('seal', 190, 492) +
    set('coin', 128, 492) +
    set('medal', 112, date ? YEAR_Y - 8 : YEAR_Y + 6) +
    plate.only(['medal'], () => rules(text) + dateLine(date, shade))
  );
}

/** A rule with a diamond on either side of the year. */
function rules(text: string): string {
  const half = widthOf(text, { cut: YEAR_CUT.medal, size: 112 }) / 2 + 34;
  return [-1, 1]
    .map((side) => {
      const near = Math.round(450 + side * half);
      const far = 450 + side * 376;
      return (
        `<path d="M${near} ${YEAR_Y - 8}H${far}" stroke="${GILT_LIGHT}" stroke-opacity=".75" stroke-width="1.6"/>` +
        `<path d="M${near} ${YEAR_Y - 14}l6 6-6 6-6-6z" fill="${GILT_LIGHT}"/>`
      );
    })
    .join('');
}

function dateLine(date: string, shade: string): string {
  const setting = { cut: { opsz: 18, wght: 560 }, size: 25, tracking: 0.2, digits: 1 } as const;
  return raisedText(date, setting, 450, 535, { id: 'd', shade, fill: IVORY, depth: 1.5 });
}
