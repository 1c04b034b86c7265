import { classNames } from './class-names';

/** A quiet shape where something is about to be. The list around it says what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      // Each frame takes from the work that is waited for: only a longer wait shows that it is one.
      className={classNames('animate-breathe rounded-md bg-sunk [animation-delay:1s]', className)}
    />
  );
}
