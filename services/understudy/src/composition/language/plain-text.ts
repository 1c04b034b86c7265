const UNPLAIN = /[‘’ʼ`´“”„«»–—*_]|\s\s|[^\S ]/;
const ASCII = /^[\x20-\x7e]*$/;

/** The text as it is compared: straight quotes, no emphasis marks, single spaces. */
export function plainText(text: string): string {
  if (!UNPLAIN.test(text)) return text.trim();
  return text
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Lower case without diacritics: "Skłodowska" → "sklodowska". */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss');
}

/** Words and numbers as written, without punctuation; "don't" and "Mersenne's" stay one word. */
export function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];
}

const ABBREVIATION = /(?:\b(?:Mr|Mrs|Dr|St|Prof|Capt|Col|Gen|Sr|Jr|No|ca|c|vol|H\.M\.S|[A-Z]))\.$/;

/** The sentences of a text, each with its closing mark. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.trim().split(/(?<=[.!?]["'”’*]*)\s+(?=[\p{Lu}\p{N}"'“‘*])/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences.filter(Boolean);
}

export function countWords(text: string): number {
  return wordsOf(text).length;
}
