export type TooltipSide = 'top' | 'bottom';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP_PX = 8;
/** Room kept to the window's edges. */
const EDGE_PX = 12;

/**
 * Where a slip goes beside an element: on the wished side if it fits, centred or ending where the element
 * ends, inside the window.
 */
export function placedBeside(
  element: Box,
  slip: Box,
  side: TooltipSide,
  align: 'centre' | 'end' = 'centre',
): { left: number; top: number } {
  const above = element.top - slip.height - GAP_PX;
  const below = element.top + element.height + GAP_PX;
  const fitsAbove = above >= EDGE_PX;
  const fitsBelow = below + slip.height <= window.innerHeight - EDGE_PX;
  const top =
    side === 'top' ? (fitsAbove || !fitsBelow ? above : below) : fitsBelow || !fitsAbove ? below : above;
  const wished =
    align === 'end'
      ? element.left + element.width - slip.width
      : element.left + element.width / 2 - slip.width / 2;
  const left = Math.min(
    Math.max(EDGE_PX, wished),
    Math.max(EDGE_PX, window.innerWidth - slip.width - EDGE_PX),
  );
  return { left: Math.round(left), top: Math.round(top) };
}
