/** A pen at work, and the words that say so. */
export function TypingIndicator({ name }: { name: string }) {
  return (
    <p
      role="status"
      className="flex animate-appear items-center gap-3 font-reading text-reading italic text-ink-faint"
    >
      <svg
        aria-hidden
        viewBox="0 0 44 14"
        width="44"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        className="shrink-0 text-accent"
      >
        <path className="pen-stroke" d="M2 9c3-7 6-7 6-2s3 5 6-1 5-5 5-1 3 5 6 0 5-4 5 0 4 4 12-1" />
      </svg>
      {name} is typing...
    </p>
  );
}
