/** A curve that is back where it began after one turn; the parameter is in radians. */
export type ClosedCurve = (t: number) => [x: number, y: number];

const SLOPE_STEP = 1e-4;

/** The curve as smooth cubic segments in whole units, relative to keep it short. */
export function closedCurve(curve: ClosedCurve, segments: number): string {
  const step = (2 * Math.PI) / segments;
  let [x, y] = curve(0).map(Math.round) as [number, number];
  let path = `M${x} ${y}`;
  for (let index = 0; index < segments; index++) {
    const [start, end] = [curve(index * step), curve((index + 1) * step)];
    const [leave, arrive] = [slope(curve, index * step), slope(curve, (index + 1) * step)];
    const third = step / 3;
    const points = [
      start[0] + leave[0] * third,
      start[1] + leave[1] * third,
      end[0] - arrive[0] * third,
      end[1] - arrive[1] * third,
      end[0],
      end[1],
    ].map(Math.round);
    const relative = points.map((point, place) => point - (place % 2 === 0 ? x : y));
    path += `c${relative.join(' ').replaceAll(' -', '-')}`;
    [x, y] = [points[4]!, points[5]!];
  }
  return `${path}z`;
}

function slope(curve: ClosedCurve, t: number): [number, number] {
  const [before, after] = [curve(t - SLOPE_STEP), curve(t + SLOPE_STEP)];
  return [(after[0] - before[0]) / (2 * SLOPE_STEP), (after[1] - before[1]) / (2 * SLOPE_STEP)];
}
