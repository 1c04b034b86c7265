import { classNames } from './class-names';

/** The house's fleuron: two facing ovals between tapering rules. Decoration only. */
export function Ornament({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      className={classNames('w-auto', className)}
    >
      <path d="M2 12H54M158 12H106" strokeLinecap="round" />
      <path d="M8 12l6-2.4 6 2.4-6 2.4zM152 12l-6-2.4-6 2.4 6 2.4z" fill="currentColor" stroke="none" />
      <ellipse cx="74" cy="12" rx="8.5" ry="10.5" />
      <ellipse cx="86" cy="12" rx="8.5" ry="10.5" />
      <circle cx="80" cy="12" r="1.6" fill="currentColor" stroke="none" />
    </svg>
  );
}
