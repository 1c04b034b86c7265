/** Milliseconds between two words when they come one by one. */
const WORD_MS = 38;
/** No word waits longer than this, however many arrive at once. */
const LONGEST_WAIT_MS = 480;

/**
 * Paces words as a pen would: each new one appears a little after the one before it. The text itself
 * is on the page at once; only its ink waits.
 */
export function createInkPace(now: () => number): { nextDelayMs: () => number } {
  let next = 0;
  return {
    nextDelayMs: () => {
      const time = now();
      const delay = Math.min(Math.max(next - time, 0), LONGEST_WAIT_MS);
      // The fuller the well, the faster it runs, so that the limit is approached and not hit.
      next = time + delay + WORD_MS * (1 - delay / LONGEST_WAIT_MS);
      return Math.round(delay);
    },
  };
}

export type InkPace = ReturnType<typeof createInkPace>;

/** Words with the white space that follows them; joined they are the text again. */
export function splitWords(text: string): string[] {
  return text.match(/\s*\S+\s*|\s+/g) ?? [];
}
