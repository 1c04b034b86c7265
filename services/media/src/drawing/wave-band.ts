import type { Plate } from './detail.js';

export interface Wave {
  /** Across the whole sheet. */
  crests: number;
  depth: number;
  /** 0 to 1: where the first crest stands. */
  phase: number;
}

const FROM = 36;
const WIDTH = 828;
/** Of the band behind the year. */
const MIDDLE = 480;
const STRANDS = 10;
const SPREAD = 7;

/** Rows of waves that cross each other, as on the edge of a banknote. */
export function waveBand(id: string, wave: Wave, plate: Plate): string {
  const rows = (from: number) =>
    Array.from({ length: STRANDS }, (_, row) => row)
      .filter((row) => row % 2 === from)
      .map((row) => {
        const lift = (row - (STRANDS - 1) / 2) * SPREAD;
        return (
          `<use href="#${id}" y="${lift}"/>` +
          `<use href="#${id}" transform="matrix(1 0 0 -1 0 ${2 * MIDDLE + lift})"/>`
        );
      })
      .join('');
  return `<defs><path id="${id}" d="${strand(wave)}"/></defs>${rows(0)}${plate.only(['medal'], () => rows(1))}`;
}

/** A cosine as cubic segments, two to a crest. */
function strand({ crests, depth, phase }: Wave): string {
  const half = WIDTH / crests / 2;
  const start = FROM - half * 2 * phase;
  const bend = round(half * 0.3642);
  let path = `M${round(start)} ${round(MIDDLE - depth)}`;
  for (let x = start, down = 1; x < FROM + WIDTH; x += half, down = -down) {
    const rise = round(2 * depth * down);
    path += `c${bend} 0 ${round(half - bend)} ${rise} ${round(half)} ${rise}`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
