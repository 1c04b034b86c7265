import type { Age } from './age.js';
import { oklch } from './colour.js';

/** The colours of one drawing: jasper from the lit side to the shade. */
export interface Tint {
  glow: string;
  ground: string;
  shade: string;
}

/** A hue for each age, and how much of it; everything else is shared by the whole collection. */
const HUES: Record<Age, [hue: number, chroma: number]> = {
  antiquity: [40, 0.078],
  'middle-ages': [155, 0.055],
  renaissance: [262, 0.075],
  enlightenment: [345, 0.066],
  revolutions: [82, 0.06],
  nineteenth: [205, 0.046],
  twentieth: [295, 0.04],
};

export function tintOf(age: Age): Tint {
  const [hue, chroma] = HUES[age];
  return {
    glow: oklch(0.52, chroma * 1.12, hue),
    ground: oklch(0.375, chroma, hue),
    shade: oklch(0.255, chroma * 0.85, hue),
  };
}

/** For a page at night: the lit side stays lower, so that a wall of drawings does not glare. */
export function nightTintOf(age: Age): Tint {
  const [hue, chroma] = HUES[age];
  return {
    glow: oklch(0.465, chroma * 1.08, hue),
    ground: oklch(0.325, chroma, hue),
    shade: oklch(0.21, chroma * 0.85, hue),
  };
}

/** Ivory relief and gilt rims are the same in all. */
export const IVORY = '#f8f1e1';
export const IVORY_SHADE = '#dccfb2';
export const GILT = '#b8934c';
export const GILT_LIGHT = '#f0dda6';
export const PAPER = '#f6f0e4';
export const INK = '#1d1915';
export const INK_SOFT = '#463e34';
export const OXBLOOD = '#6f1d29';
