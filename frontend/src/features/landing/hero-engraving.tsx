import { engravingOf } from '../../shared/medallion/guilloche';

const { border, rosette } = engravingOf('Parley', 'medal');

/** The house's own guilloché, faint on the paper behind the hero. */
export function HeroEngraving({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="-460 -460 920 920"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      className={className}
    >
      <defs>
        <path id="house-border" d={border.path} vectorEffect="non-scaling-stroke" />
        {rosette && <path id="house-rosette" d={rosette.path} vectorEffect="non-scaling-stroke" />}
      </defs>
      {border.turns.map((turn) => (
        <use key={turn} href="#house-border" transform={`rotate(${turn})`} />
      ))}
      {rosette?.turns.map((turn) => (
        <use key={turn} href="#house-rosette" transform={`rotate(${turn})`} />
      ))}
    </svg>
  );
}
