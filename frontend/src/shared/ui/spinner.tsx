import { classNames } from './class-names';

interface SpinnerProps {
  /** Read aloud when given; without it the spinner is decoration beside words. */
  label?: string;
  className?: string;
}

/** A ring with a travelling gap, the size of the text around it. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('size-[1.1em] shrink-0 animate-turn', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
