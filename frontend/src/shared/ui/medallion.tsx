import { createElement, useId } from 'react';
import { ageOf } from '../medallion/age';
import { emblemOf } from '../medallion/emblem';
import { type Detail, type Strands, engravingOf } from '../medallion/guilloche';
import { monogramOf, monogramScale } from '../medallion/monogram';
import { classNames } from './class-names';

export interface MedallionProps {
  name: string;
  category: string;
  era: string;
  bornYear: number | null;
  /** Height in CSS pixels; decides how much is engraved. */
  size?: number;
  className?: string;
}

/** Below these heights the next finer engraving would be a smear. */
const SEAL_BELOW = 72;
const COIN_BELOW = 200;
/** The optical size is chosen by hand: the drawing's units would always ask for the finest hairlines. */
const LETTERFORM: Record<Detail, { fontVariationSettings: string; fontWeight: number }> = {
  seal: { fontVariationSettings: "'opsz' 20", fontWeight: 600 },
  coin: { fontVariationSettings: "'opsz' 60", fontWeight: 540 },
  medal: { fontVariationSettings: "'opsz' 144", fontWeight: 480 },
};
const MONOGRAM_SIZE: Record<Detail, number> = { seal: 400, coin: 300, medal: 290 };

/**
 * A drawn cameo: jasper tinted by the age, a gilt rim, an engraving that is the figure's own, the monogram
 * in relief, the emblem of the calling. Decoration beside the name, so assistive technology passes it by.
 */
export function Medallion({ name, category, era, bornYear, size = 120, className }: MedallionProps) {
  const id = useId();
  const detail: Detail = size < SEAL_BELOW ? 'seal' : size < COIN_BELOW ? 'coin' : 'medal';
  const { border, rosette } = engravingOf(name, detail);
  const monogram = monogramOf(name);
  const letterSize = Math.round(MONOGRAM_SIZE[detail] * monogramScale(monogram));
  const letters = {
    textAnchor: 'middle' as const,
    fontSize: letterSize,
    y: letterSize * (detail === 'seal' ? 0.35 : 0.32),
    className: 'font-display tracking-tight',
    style: LETTERFORM[detail],
  };
  return (
    <svg
      aria-hidden
      data-age={ageOf(era, bornYear)}
      viewBox="-404 -504 808 1008"
      height={size}
      width={Math.round(size * 0.8)}
      className={classNames('shrink-0 overflow-visible', className)}
    >
      <defs>
        <radialGradient id={`${id}g`} cx="0.38" cy="0.26" r="0.85">
          <stop offset="0" stopColor="var(--cameo-glow)" />
          <stop offset="0.75" stopColor="var(--cameo-ground)" />
        </radialGradient>
        <radialGradient id={`${id}f`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="350">
          <stop offset="0.4" stopColor="var(--color-ivory)" stopOpacity="0.05" />
          <stop offset="1" stopColor="var(--color-ivory)" stopOpacity="0.62" />
        </radialGradient>
      </defs>
      <ellipse rx="402" ry="502" fill="var(--color-gilt)" />
      <ellipse rx={detail === 'seal' ? 374 : 388} ry={detail === 'seal' ? 474 : 488} fill={`url(#${id}g)`} />
      {detail !== 'seal' && <Beads detail={detail} />}
      <g transform="scale(.8 1)" fill="none" strokeWidth={detail === 'medal' ? 0.9 : 0.75}>
        <g stroke="var(--color-ivory)" strokeOpacity={detail === 'seal' ? 0.4 : 0.6}>
          <Weave id={`${id}b`} strands={border} />
        </g>
        {rosette && (
          <g stroke={`url(#${id}f)`}>
            <Weave id={`${id}r`} strands={rosette} />
          </g>
        )}
      </g>
      <text {...letters} fill="var(--cameo-ground)" transform="translate(5 8)" opacity="0.8">
        {monogram}
      </text>
      <text {...letters} fill="var(--color-ivory)">
        {monogram}
      </text>
      {detail !== 'seal' && <Cartouche category={category} />}
    </svg>
  );
}

function Weave({ id, strands }: { id: string; strands: Strands }) {
  return (
    <>
      <defs>
        <path id={id} d={strands.path} vectorEffect="non-scaling-stroke" />
      </defs>
      {strands.turns.map((turn) => (
        <use key={turn} href={`#${id}`} transform={`rotate(${turn})`} />
      ))}
    </>
  );
}

/** The milled edge: a ring of pearls inside the rim. */
function Beads({ detail }: { detail: Detail }) {
  return (
    <ellipse
      rx={371}
      ry={471}
      fill="none"
      stroke="var(--color-ivory)"
      strokeOpacity="0.85"
      strokeLinecap="round"
      strokeWidth={detail === 'medal' ? 9 : 11}
      pathLength={detail === 'medal' ? 1320 : 1000}
      strokeDasharray="0 11"
    />
  );
}

/** The emblem of the calling, in a round shield that overlaps the border. */
function Cartouche({ category }: { category: string }) {
  return (
    <g transform="translate(0 392)">
      <circle r="92" fill="var(--cameo-ground)" stroke="var(--color-gilt)" strokeWidth="10" />
      {createElement(emblemOf(category), {
        x: -54,
        y: -54,
        width: 108,
        height: 108,
        color: 'var(--color-ivory)',
        strokeWidth: 1.75,
      })}
    </g>
  );
}
