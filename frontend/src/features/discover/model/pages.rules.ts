/** Where the next figures come from: `blend` is the page made here, a number is a page of the server. */
export type WallPart = 'blend' | number;

interface Wall {
  /** The parts on the wall, in their order. */
  parts: WallPart[];
  /** The figures on the wall. */
  shown: number;
  /** All figures that pass the filter. */
  total: number;
  pageSize: number;
}

/**
 * After the blend come the server's pages from the second. The blend has stood in for the first without
 * holding the same figures, so the first comes last: then nobody has been left out.
 */
export function nextPart({ parts, shown, total, pageSize }: Wall): WallPart | undefined {
  const last = parts.at(-1);
  if (shown >= total || last === undefined || last === 1) return undefined;
  const next = last === 'blend' ? 2 : last + 1;
  return (next - 1) * pageSize < total ? next : 1;
}
