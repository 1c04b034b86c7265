/** The ages a figure's tint is taken from. */
export type Age =
  'antiquity' | 'middle-ages' | 'renaissance' | 'enlightenment' | 'revolutions' | 'nineteenth' | 'twentieth';

/** By year of birth, up to but not including the year given. */
const BORN_BEFORE: [number, Age][] = [
  [450, 'antiquity'],
  [1390, 'middle-ages'],
  [1580, 'renaissance'],
  [1710, 'enlightenment'],
  [1790, 'revolutions'],
  [1865, 'nineteenth'],
];

const NAMED_IN_ERA: [RegExp, Age][] = [
  [/\bbc\b|antiqu|ancient|classical|roman\b|greek|hellen|pharao/i, 'antiquity'],
  [/medi(a)?eval|middle ages|viking|islamic|mali|song dynasty|tang|heian|crusad/i, 'middle-ages'],
  [/renaissance|reformation|tudor|elizabethan|age of discovery/i, 'renaissance'],
  [/enlightenment|baroque|scientific revolution|edo/i, 'enlightenment'],
  [/revolution|napoleon|georgian|regency|romantic/i, 'revolutions'],
  [/victorian|industrial|19th|nineteenth|belle|civil war/i, 'nineteenth'],
];

/** The age of a figure: by birth where it is known, else by the century or the words of the era's name. */
export function ageOf(era: string, bornYear: number | null): Age {
  if (bornYear !== null) return ageOfBirth(bornYear);
  const century = /(\d{1,2})(?:st|nd|rd|th)[ -]century(\s+bc)?/i.exec(era);
  if (century) return ageOfBirth(century[2] ? -1 : Number(century[1]) * 100 - 75);
  return NAMED_IN_ERA.find(([pattern]) => pattern.test(era))?.[1] ?? 'twentieth';
}

function ageOfBirth(year: number): Age {
  return BORN_BEFORE.find(([before]) => year < before)?.[1] ?? 'twentieth';
}
