/** Words inside a name that do not earn a letter on the medallion. */
const PARTICLES = new Set(
  'of the de da di du del della la le las los el al van von der den ter bin ibn ben bint and y e d st'.split(
    ' ',
  ),
);

/** One or two letters: first and last name ("AL"), or one for a single name ("S"). */
export function monogramOf(name: string): string {
  const words = name
    .replace(/\(.*?\)/g, ' ')
    .split(/[\s-]+/)
    .map((word) => word.replace(/[^\p{L}\p{M}]/gu, ''))
    .filter((word) => word && !/^[IVX]+$/.test(word));
  const chosen = words.filter((word, place) => place === 0 || !PARTICLES.has(word.toLowerCase()));
  const first = initial(chosen[0]);
  return chosen.length > 1 ? first + initial(chosen.at(-1)) : first;
}

function initial(word: string | undefined): string {
  return (word?.normalize('NFC').match(/\p{L}/u)?.[0] ?? '').toUpperCase();
}
