import { type ClosedCurve, closedCurve } from './closed-curve';
import { seededNumbers } from './seed';

/** How much is engraved: `seal` at 40 px, `coin` at card size, `medal` for a hero. */
export type Detail = 'seal' | 'coin' | 'medal';

/** One closed curve and the turns (degrees) at which it is struck again, so that the lines weave. */
export interface Strands {
  path: string;
  turns: number[];
}

/** A figure's own engraving: a woven border and, where there is room, a rosette in the field. */
export interface Engraving {
  border: Strands;
  rosette: Strands | null;
}

/** Radii in the drawing space, whose oval is 1000 high. */
const BORDER_RADIUS = 404;
const BORDER_DEPTH: Record<Detail, number> = { seal: 34, coin: 46, medal: 48 };
const BORDER_COPIES: Record<Detail, number> = { seal: 2, coin: 4, medal: 6 };
const FIELD_OUTER = 348;
const ROSETTE_COPIES: Record<Detail, number> = { seal: 0, coin: 3, medal: 6 };

/** Deterministic: the same name always gets the same engraving. */
export function engravingOf(name: string, detail: Detail): Engraving {
  const next = seededNumbers(name);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  const border = borderOf(detail, pick);
  const rosette = rosetteOf(pick([7, 8, 9, 10, 11, 12, 13]), pick(FAMILIES), 0.42 + next() * 0.3);
  const copies = ROSETTE_COPIES[detail];
  return {
    border,
    rosette:
      copies === 0
        ? null
        : {
            path: closedCurve(rosette.curve, rosette.segments),
            turns: turnsOf(360 / rosette.petals, copies),
          },
  };
}

function borderOf(detail: Detail, pick: <T>(from: readonly T[]) => T): Strands {
  const lobes = detail === 'seal' ? pick([10, 11, 12, 13]) : pick([14, 16, 18, 20]);
  const overtone = pick([0, 0, 0.22, 0.34, -0.26]);
  const scale = BORDER_DEPTH[detail] / (1 + Math.abs(overtone));
  const radius = (t: number) =>
    BORDER_RADIUS + scale * (Math.cos(lobes * t) + overtone * Math.cos(3 * lobes * t));
  return {
    path: closedCurve(polar(radius), lobes * (overtone === 0 ? 4 : 6)),
    turns: turnsOf(360 / lobes, BORDER_COPIES[detail]),
  };
}

type Family = 'petals' | 'scallops' | 'loops' | 'stars' | 'waves';
const FAMILIES: readonly Family[] = ['petals', 'scallops', 'loops', 'stars', 'waves'];

/** The field's curve; every family reaches from near the monogram out to the border. */
function rosetteOf(petals: number, family: Family, reach: number) {
  const inner = FIELD_OUTER * (1 - reach);
  const middle = (FIELD_OUTER + inner) / 2;
  const swing = (FIELD_OUTER - inner) / 2;
  switch (family) {
    case 'petals':
      return { petals, segments: petals * 4, curve: polar((t) => middle + swing * Math.cos(petals * t)) };
    case 'scallops':
      return {
        petals,
        segments: petals * 5,
        curve: polar(
          (t) => middle + (swing * (Math.cos(petals * t) + 0.3 * Math.cos(2 * petals * t) - 0.3)) / 1.3,
        ),
      };
    case 'stars':
      return {
        petals,
        segments: petals * 5,
        curve: polar(
          (t) => middle + (swing * (Math.cos(petals * t) - 0.22 * Math.cos(3 * petals * t))) / 1.22,
        ),
      };
    case 'waves':
      return {
        petals,
        segments: petals * 4,
        curve: polar(
          (t) => middle + swing * Math.cos(petals * t),
          (t) => t + (0.9 / petals) * Math.sin(petals * t),
        ),
      };
    case 'loops':
      // An epitrochoid: a point on a wheel that rolls once per petal.
      return {
        petals,
        segments: petals * 5,
        curve: (t: number): [number, number] => [
          middle * Math.cos(t) - swing * Math.cos((petals + 1) * t),
          middle * Math.sin(t) - swing * Math.sin((petals + 1) * t),
        ],
      };
  }
}

function polar(radius: (t: number) => number, angle = (t: number) => t): ClosedCurve {
  return (t) => [radius(t) * Math.cos(angle(t)), radius(t) * Math.sin(angle(t))];
}

/** Even steps through one lobe. */
function turnsOf(lobeDegrees: number, copies: number): number[] {
  return Array.from({ length: copies }, (_, index) => Math.round((index * lobeDegrees * 100) / copies) / 100);
}
