import { type ClosedCurve, closedCurve } from './closed-curve.js';
import { seededNumbers } from './seed.js';

/** One closed curve and the turns (degrees) at which it is struck again, so that the lines weave. */
export interface Strands {
  path: string;
  turns: number[];
}

/** Radii in the drawing's units. */
export interface BorderShape {
  radius: number;
  depth: number;
  /** How many waves go round. */
  lobes: readonly number[];
  copies: number;
}

export interface RosetteShape {
  outer: number;
  /** How far the petals reach towards the middle, as a share of the radius: from, to. */
  reach: readonly [number, number];
  petals: readonly number[];
  copies: number;
}

type Pick = <T>(from: readonly T[]) => T;

/** A woven ring; the same text always gives the same one. */
export function borderOf(text: string, { radius, depth, lobes, copies }: BorderShape): Strands {
  const pick = pickerOf(`${text} border`);
  const waves = pick(lobes);
  const overtone = pick([0, 0, 0.22, 0.34, -0.26]);
  const scale = depth / (1 + Math.abs(overtone));
  const curve = polar((t) => radius + scale * (Math.cos(waves * t) + overtone * Math.cos(3 * waves * t)));
  return {
    path: closedCurve(curve, waves * (overtone === 0 ? 4 : 6)),
    turns: turnsOf(360 / waves, copies),
  };
}

/** A flower of lines that leaves its middle free; the same text always gives the same one. */
export function rosetteOf(text: string, shape: RosetteShape): Strands {
  const next = seededNumbers(`${text} rosette`);
  const pick: Pick = (from) => from[Math.floor(next() * from.length)]!;
  const petals = pick(shape.petals);
  const family = pick(FAMILIES);
  const [from, to] = shape.reach;
  const { curve, segments } = family(petals, shape.outer, from + next() * (to - from));
  return { path: closedCurve(curve, segments), turns: turnsOf(360 / petals, shape.copies) };
}

type Family = (petals: number, outer: number, reach: number) => { curve: ClosedCurve; segments: number };

/** Every family reaches from near the middle out to the rim. */
const FAMILIES: readonly Family[] = [
  function petals(petals, outer, reach) {
    const { middle, swing } = span(outer, reach);
    return { segments: petals * 4, curve: polar((t) => middle + swing * Math.cos(petals * t)) };
  },
  function scallops(petals, outer, reach) {
    const { middle, swing } = span(outer, reach);
    const wave = (t: number) => Math.cos(petals * t) + 0.3 * Math.cos(2 * petals * t) - 0.3;
    return { segments: petals * 5, curve: polar((t) => middle + (swing * wave(t)) / 1.3) };
  },
  function stars(petals, outer, reach) {
    const { middle, swing } = span(outer, reach);
    const wave = (t: number) => Math.cos(petals * t) - 0.22 * Math.cos(3 * petals * t);
    return { segments: petals * 5, curve: polar((t) => middle + (swing * wave(t)) / 1.22) };
  },
  function waves(petals, outer, reach) {
    const { middle, swing } = span(outer, reach);
    const curve = polar(
      (t) => middle + swing * Math.cos(petals * t),
      (t) => t + (0.9 / petals) * Math.sin(petals * t),
    );
    return { segments: petals * 4, curve };
  },
  /** An epitrochoid: a point on a wheel that rolls once per petal. */
  function loops(petals, outer, reach) {
    const { middle, swing } = span(outer, reach);
    const curve: ClosedCurve = (t) => [
      middle * Math.cos(t) - swing * Math.cos((petals + 1) * t),
      middle * Math.sin(t) - swing * Math.sin((petals + 1) * t),
    ];
    return { segments: petals * 5, curve };
  },
];

function span(outer: number, reach: number) {
  const inner = outer * (1 - reach);
  return { middle: (outer + inner) / 2, swing: (outer - inner) / 2 };
}

function pickerOf(text: string): Pick {
  const next = seededNumbers(text);
  return (from) => from[Math.floor(next() * from.length)]!;
}

function polar(radius: (t: number) => number, angle = (t: number) => t): ClosedCurve {
  return (t) => [radius(t) * Math.cos(angle(t)), radius(t) * Math.sin(angle(t))];
}

/** Even steps through one lobe. */
function turnsOf(lobeDegrees: number, copies: number): number[] {
  return Array.from({ length: copies }, (_, index) => Math.round((index * lobeDegrees * 100) / copies) / 100);
}
