import { classNames } from './class-names';

/** A quiet shape where something is about to be. The list around it says what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-breathe rounded-md bg-sunk', className)} />;
}
