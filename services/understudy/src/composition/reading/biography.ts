import type { Biography } from './reading.js';

/** Direct questions about a life, in the order in which they are tried. */
const QUESTIONS: [Biography, RegExp][] = [
  [
    'name',
    /\bwhat(?:'s| is| was) your (?:full |real |true |birth |first |last |middle )?name\b|\bwhat (?:should|shall|do|may|can) i call you\b/,
  ],
  [
    'identity',
    /\bwho (?:are|were) you\b|\b(?:tell|talk)(?: to)? (?:me|us) (?:\w+ ){0,3}?about yourself\b|\bintroduce yourself\b|\bdescribe yourself\b|\bwhat (?:are|were) you\b(?=\?|$)|\bwhat (?:do|did) you do(?: for a living)?(?=\?|$)|\btell me (?:about your life|your (?:life )?story)\b|\b(?:summar\w+|sum up) your life\b/,
  ],
  [
    'renown',
    /\b(?:why|what) (?:are|were|is it that) you(?:'re)? (?:so |most |best )?(?:famous|known|renowned|celebrated)\b|\bwhat made you famous\b|\bknown for\b|\bfamous for\b/,
  ],
  [
    'age',
    /\b(?:how old were you|at what age|what age were you) (?:when|did|at) (?:you )?(?:died?|pass(?:ed)? away|your death)\b/,
  ],
  ['age-then', /\bhow old were you when\b|\bat what age\b|\bhow old were you in\b|\bwhat age were you\b/],
  [
    'age',
    /\bhow old\b(?! (?:is|was|were the|are the))|\bwhat(?:'s| is| was) your age\b|\byour age\b(?=\?|$)/,
  ],
  [
    'birth-date',
    /\b(?:when|what (?:year|day|date)|which year) (?:were|was|are) you(?: \w+)? born\b|\bwhen(?:'s| is| was) your birth ?(?:day|date)?\b|\byour (?:birthday|date of birth|birth ?date|year of birth)\b/,
  ],
  [
    'birth-place',
    /\bwhere (?:were|was|are) you(?: \w+)? born\b|\bbirth ?place\b|\bwhere (?:are|were|do|did) you (?:come )?from\b|\b(?:what|which) (?:country|city|town|place|nation) (?:(?:are|were) you|did you come|do you come)\b|\bnationality\b|\bwhere (?:you were|were you) raised\b|\bwere you born\b/,
  ],
  [
    'death-date',
    /\b(?:when|what (?:year|day|date)|which year) did you (?:die|pass away)\b|\b(?:date|year|day) of your death\b|\bwhen was your death\b/,
  ],
  [
    'death-place',
    /\bwhere (?:did you (?:die|pass away)|(?:are|were) you (?:buried|laid)|is your (?:grave|tomb))\b|\byour (?:grave|tomb)\b/,
  ],
  [
    'death',
    /\b(?:how|why|what way) did you (?:die|pass away|meet your end)\b|\bwhat (?:killed you|did you die (?:of|from))\b|\byour (?:own )?(?:death|last days?|final days?|last years?|end)\b|\bhow did (?:your (?:life|story)|it all) end\b|\bwho killed you\b|\bcause of (?:your )?death\b|\bdid you die\b|\bare you dead\b|\bwhen you died\b/,
  ],
  [
    'languages',
    /\b(?:what|which|how many) (?:\w+ )?(?:languages?|tongues?)\b|\b(?:do|did|can|could) you (?:\w+ )?speak\b(?! (?:to|with|about|of|up|out))|\blanguages (?:do|did|could) you\b|\bmother tongue\b|\bnative language\b/,
  ],
  [
    'lifetime',
    /\bwhen (?:did|do) you live\b|\b(?:what|which) (?:century|era|age|period|time|time period|years?) (?:are you from|(?:did|do) you (?:live|come)|were you|is it)\b|\bwhat (?:year|century) is it\b|\bwhen were you alive\b/,
  ],
  [
    'places',
    /\b(?:where|what (?:city|cities|towns?|places?|country|countries)|which (?:city|cities|towns?|places?|country|countries)) (?:(?:did|do|have) you (?:\w+ )?(?:live|lived|stay|spend)|was your home|is your home)\b|\bwhere (?:is|was) your home\b|\b(?:what|which) (?:city|town|place|country)\b.*\b(?:like|love|prefer|favou?rite|best)|\bfavou?rite (?:city|town|place|country)\b|\bwhat(?:'s| is| was) your home ?town\b/,
  ],
];

/** The direct question about the figure's life that the text puts, if any. `text` is plain and in lower case. */
export function readBiography(text: string): Biography | null {
  return QUESTIONS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
