/** Verbs of two syllables whose last letter is doubled, too. */
const DOUBLING = new Set(['begin', 'forget', 'admit', 'permit', 'regret', 'rebel', 'prefer', 'occur']);
const SHORT_VERB = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** "discover" → "discovering", "leave" → "leaving", "win" → "winning", "die" → "dying". */
export function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`;
  if (SHORT_VERB.test(verb) || DOUBLING.has(verb)) return `${verb}${verb.at(-1)!}ing`;
  return `${verb}ing`;
}
