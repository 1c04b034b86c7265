import { type Setting, widthOf } from './outline.js';

interface Measure {
  /** In drawing units. */
  width: number;
  lines: number;
}

/** The text broken between words; what does not fit ends in "…". Empty where it has no words. */
export function paragraph(text: string, setting: Setting, { width, lines }: Measure): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const broken: string[] = [];
  const fits = (line: string) => widthOf(line, setting) <= width;
  let line = '';
  while (words.length > 0) {
    const word = words.shift()!;
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) line = longer;
    else if (line === '') broken.push(shortened(word, fits));
    else {
      broken.push(line);
      line = '';
      words.unshift(word);
    }
    if (broken.length === lines) return words.length > 0 ? ended(broken, fits) : broken;
  }
  return line ? [...broken, line] : broken;
}

/** With an ellipsis for what is missing. */
function ended(lines: string[], fits: (line: string) => boolean): string[] {
  const last = lines.at(-1)!.replace(/[…,;:.\s]+$/u, '');
  return [...lines.slice(0, -1), shortened(`${last}…`, fits)];
}

/** Cut to the measure, at the end. */
function shortened(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  const characters = [...text];
  const cut = (length: number) => `${characters.slice(0, length).join('')}…`;
  let [short, long] = [1, characters.length];
  while (long - short > 1) {
    const middle = (short + long) >> 1;
    if (fits(cut(middle))) short = middle;
    else long = middle;
  }
  return cut(short);
}
