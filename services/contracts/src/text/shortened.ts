/** The text on one line and cut between words: at most `length` characters, with the ellipsis that says so. */
export function shortened(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const lastSpace = cut.lastIndexOf(' ');
  // A single endless word is cut within, but not within a pair of surrogates.
  const kept = lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`;
}
