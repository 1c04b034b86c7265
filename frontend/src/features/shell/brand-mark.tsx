/** Two cameos facing each other; where they overlap, the conversation. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 40 32" fill="none" className={className}>
      <path
        d="M20 4.9c3.4 2.5 5.6 6.5 5.6 11.1S23.4 24.6 20 27.1c-3.4-2.5-5.6-6.5-5.6-11.1S16.6 7.4 20 4.9z"
        fill="currentColor"
      />
      <ellipse cx="14" cy="16" rx="11.6" ry="14" stroke="currentColor" strokeWidth="2" />
      <ellipse cx="26" cy="16" rx="11.6" ry="14" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
