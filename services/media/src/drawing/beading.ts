import type { Age } from './age.js';

interface Row {
  /** Repeats of the pattern round the oval. */
  count: number;
  /** Length of the stroke, as a share of the pattern; 0 is a pearl. */
  dash: number;
  width: number;
  opacity: number;
  /** Shift, as a share of the pattern. */
  shift?: number;
}

/** The milled edge inside the rim, an age's own: told by form, not by tint alone. */
const EDGES: Record<Age, Row[]> = {
  // Bead and reel.
  antiquity: [
    { count: 56, dash: 0, width: 13, opacity: 0.92 },
    { count: 56, dash: 0.16, width: 6, opacity: 0.8, shift: 0.42 },
  ],
  // Large pearls, as on a reliquary.
  'middle-ages': [{ count: 76, dash: 0, width: 15, opacity: 0.9 }],
  // Fine pearls.
  renaissance: [{ count: 120, dash: 0, width: 10, opacity: 0.9 }],
  // A pearl and two seeds.
  enlightenment: [
    { count: 62, dash: 0, width: 13, opacity: 0.92 },
    { count: 62, dash: 0, width: 6, opacity: 0.85, shift: 0.36 },
    { count: 62, dash: 0, width: 6, opacity: 0.85, shift: 0.64 },
  ],
  // A laid cord.
  revolutions: [{ count: 92, dash: 0.42, width: 9, opacity: 0.85 }],
  // A milled coin.
  nineteenth: [{ count: 180, dash: 0.001, width: 13, opacity: 0.8 }],
  // A line and a pearl.
  twentieth: [
    { count: 44, dash: 0.5, width: 4, opacity: 0.8, shift: 0.25 },
    { count: 44, dash: 0, width: 11, opacity: 0.9 },
  ],
};
/** Milling is the one pattern of strokes across the edge. */
const ACROSS: Partial<Record<Age, number>> = { nineteenth: 4 };

/** An oval of beads about 0,0. */
export function beading(age: Age, rx: number, ry: number, colour: string): string {
  const round = perimeter(rx, ry);
  const rows = EDGES[age].map(({ count, dash, width, opacity, shift = 0 }) => {
    const step = round / count;
    const across = ACROSS[age];
    const stroke = across ?? step * dash;
    return (
      `<ellipse rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" ` +
      `stroke-width="${width}"${across ? '' : ' stroke-linecap="round"'} ` +
      `stroke-dasharray="${short(stroke)} ${short(step - stroke)}" stroke-dashoffset="${short(-shift * step)}"/>`
    );
  });
  return rows.join('');
}

/** Ramanujan's approximation, good to a hair here. */
function perimeter(a: number, b: number): number {
  const h = ((a - b) / (a + b)) ** 2;
  return Math.PI * (a + b) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h)));
}

function short(value: number): string {
  return String(Math.round(value * 1_000) / 1_000);
}
