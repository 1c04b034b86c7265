import { classNames } from '../ui/class-names';

/** A token of the house: a small seal with the two facing cameos. Decoration beside a number. */
export function TokenMark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      className={classNames('size-[1.2em] shrink-0', className)}
    >
      <circle cx="10" cy="10" r="8.6" strokeWidth="1.5" />
      <ellipse cx="8.2" cy="10" rx="3.1" ry="4.3" strokeWidth="1.2" />
      <ellipse cx="11.8" cy="10" rx="3.1" ry="4.3" strokeWidth="1.2" />
    </svg>
  );
}
