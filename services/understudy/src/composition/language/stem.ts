import { foldCase } from './plain-text.js';

/** Forms that no suffix rule brings together. */
const IRREGULAR: Record<string, string> = {
  began: 'begin',
  begun: 'begin',
  bore: 'bear',
  bought: 'buy',
  brought: 'bring',
  built: 'build',
  came: 'come',
  chose: 'choose',
  chosen: 'choose',
  drew: 'draw',
  drawn: 'draw',
  fought: 'fight',
  found: 'find',
  gave: 'give',
  given: 'give',
  grew: 'grow',
  kept: 'keep',
  knew: 'know',
  known: 'know',
  led: 'lead',
  left: 'leave',
  lost: 'lose',
  loss: 'lose',
  losses: 'lose',
  made: 'make',
  met: 'meet',
  paid: 'pay',
  ran: 'run',
  sailed: 'sail',
  sang: 'sing',
  sung: 'sing',
  saw: 'see',
  seen: 'see',
  sold: 'sell',
  spent: 'spend',
  spoke: 'speak',
  spoken: 'speak',
  speech: 'speak',
  taught: 'teach',
  told: 'tell',
  took: 'take',
  taken: 'take',
  thought: 'think',
  went: 'go',
  gone: 'go',
  won: 'win',
  wrote: 'write',
  written: 'write',
  student: 'studi',
  children: 'child',
  men: 'man',
  women: 'woman',
  wives: 'wife',
  feet: 'foot',
  died: 'die',
  dies: 'die',
  dying: 'die',
  dead: 'die',
  death: 'die',
  deaths: 'die',
  marriage: 'marry',
  married: 'marry',
  wed: 'marry',
  wedding: 'marry',
  discovery: 'discover',
  discoveries: 'discover',
  mathematics: 'math',
  mathematical: 'math',
  mathematician: 'math',
  maths: 'math',
  physics: 'physics',
  physicist: 'physics',
  chemistry: 'chemistry',
  chemist: 'chemistry',
  chemical: 'chemistry',
  music: 'music',
  musical: 'music',
  musician: 'music',
  colour: 'color',
  favourite: 'favorite',
  labour: 'labor',
  honour: 'honor',
  neighbour: 'neighbor',
  paediatric: 'pediatric',
  theatre: 'theater',
  travelled: 'travel',
  travelling: 'travel',
};

/** Longest first; what remains must keep at least the given letters. */
const SUFFIXES: [string, number, string][] = [
  ['ational', 4, ''],
  ['ization', 4, ''],
  ['iveness', 4, ''],
  ['fulness', 4, ''],
  ['ation', 4, ''],
  ['ition', 4, ''],
  ['ities', 4, ''],
  ['ments', 4, ''],
  ['ingly', 4, ''],
  ['ment', 4, ''],
  ['ness', 4, ''],
  ['able', 4, ''],
  ['ible', 4, ''],
  ['ical', 4, ''],
  ['ally', 4, ''],
  ['ions', 4, ''],
  ['ists', 4, ''],
  ['isms', 4, ''],
  ['ings', 3, ''],
  ['ers', 4, ''],
  ['ors', 4, ''],
  ['ies', 2, 'y'],
  ['ied', 2, 'y'],
  ['ity', 4, ''],
  ['ion', 4, ''],
  ['ism', 4, ''],
  ['ist', 4, ''],
  ['ing', 3, ''],
  ['ful', 4, ''],
  ['ive', 4, ''],
  ['ous', 4, ''],
  ['ian', 4, ''],
  ['sses', 2, 'ss'],
  ['shes', 2, 'sh'],
  ['ches', 2, 'ch'],
  ['ed', 3, ''],
  ['er', 4, ''],
  ['or', 4, ''],
  ['al', 4, ''],
  ['ic', 4, ''],
  ['ly', 4, ''],
];

const cache = new Map<string, string>();
const CACHE_LIMIT = 20_000;

/** A light stem: brings the forms of an English word together, for search only. */
export function stem(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const stemmed = computeStem(foldCase(word).replace(/'(?:s|re|ve|ll|d|m|t)?$/, ''));
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(word, stemmed);
  return stemmed;
}

function computeStem(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return word;
  const singular = dropPlural(word);
  return softenEnd(dropSuffix(IRREGULAR[word] ?? IRREGULAR[singular] ?? singular));
}

function dropPlural(word: string): string {
  return word.length > 3 && /[^sui]s$/.test(word) && !/(?:sse|she|che|xe)s$/.test(word)
    ? word.replace(/ies$/, 'ys').slice(0, -1)
    : word;
}

function dropSuffix(word: string): string {
  for (const [suffix, atLeast, instead] of SUFFIXES) {
    if (!word.endsWith(suffix)) continue;
    const rest = word.slice(0, -suffix.length);
    if (rest.length < atLeast || !/[aeiouy]/.test(rest)) continue;
    // "stopped" → "stop", but "called" → "call", "pressed" → "press".
    const undoubled = /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
    const stripped = undoubled + instead;
    // "discovered" must end where "discover" ends.
    return /^(?:ed|ings?)$/.test(suffix) ? dropSuffix(IRREGULAR[stripped] ?? stripped) : stripped;
  }
  return word;
}

function softenEnd(word: string): string {
  if (word.length > 3 && word.endsWith('e')) return word.slice(0, -1);
  if (word.length > 2 && word.endsWith('y')) return `${word.slice(0, -1)}i`;
  return word;
}
