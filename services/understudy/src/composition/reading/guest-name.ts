const INTRODUCTION =
  /\b(?:[Mm]y name(?:'s| is)|[Cc]all me|[Tt]he name(?:'s| is)|[Tt]hey call me|I go by)\s+(\p{Lu}[\p{L}'-]{1,29}(?: \p{Lu}[\p{L}'-]{1,29})?)/u;
const I_AM =
  /(?:^|[,.!;]\s*|\b(?:[Hh]i|[Hh]ello|[Hh]ey)[, ]+)(?:I'm|I am|[Tt]his is) (\p{Lu}[\p{L}'-]{1,29})(?=[,.!]|\s*$|\s+(?:and|from)\b)/u;
const LOWER = /\bmy name(?:'s| is) (\p{L}[\p{L}'-]{1,29})/iu;
const ADJECTIVES =
  /^(?:not|so|very|just|here|sure|sorry|glad|happy|sad|fine|ok|okay|[A-Z][a-z]+(?:ish|ese))$/i;

/** The name by which the guest introduces themself in this plain text, if they do. */
export function readGuestName(text: string): string | null {
  const found = INTRODUCTION.exec(text) ?? I_AM.exec(text) ?? LOWER.exec(text);
  const name = found?.[1];
  if (!name || ADJECTIVES.test(name)) return null;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
