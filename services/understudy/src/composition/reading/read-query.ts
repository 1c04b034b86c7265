import { wordsOf } from '../language/plain-text.js';
import { stem } from '../language/stem.js';
import { isStopWord } from '../language/stop-words.js';
import type { Query } from './reading.js';
import { readTopics } from './topic-intents.js';
import { readYears } from './years.js';

export interface QueryContext {
  /** The figure's own names in lower case; they name no subject. */
  ownNames: string[];
  /** A bare year means a year before Christ. */
  isAncient: boolean;
}

const ASKING: [Query['asks'], RegExp][] = [
  ['when', /^(?:and |so |but |\W)*(?:when|(?:in |at )?(?:what|which) (?:year|day|date|century|time))\b/],
  [
    'where',
    /^(?:and |so |but |\W)*(?:where|(?:in |at |from )?(?:what|which) (?:city|town|country|place|village|university|school))\b/,
  ],
  ['who', /^(?:and |so |but |\W)*(?:with |to |from |by )?(?:who|whom|whose)\b/],
  [
    'why',
    /^(?:and |so |but |\W)*(?:why|what made you (?!happy|sad|laugh|cry|famous|angry|proud|smile|special)|how come|for what reason)\b/,
  ],
  ['how', /^(?:and |so |but |\W)*how\b/],
  [
    'whether',
    /^(?:and |so |but |\W)*(?:did|do|does|are|is|was|were|have|has|had|can|could|would|will|should)(?:n't)?\b/,
  ],
];
const ANAPHORA =
  /\b(?:it|he|him|his|she|her|hers|they|them|their|there)\b|\b(?:that|this|those|these)\b(?=\W*$|\s+(?:happen|was|were|make|made|work|mean|change|for|to you|come|came|story|time|year|war|book|man|woman|day|place|period|machine|idea))/;
const EXPLETIVE =
  /\b(?:is|was) (?:it|there) (?:true|any|a|an|hard to|possible)\b|\bwhat (?:is|was) it like\b|\bhow (?:is|was|did) it (?:feel )?to\b/g;
const KIN =
  /\b(?:your|any|have|had|many|the) (?:\w+ ){0,2}?(children|child|kids?|sons?|daughters?|brothers?|sisters?|siblings?|uncles?|aunts?|grand(?:mother|father|parents?)|mother|father|parents?)\b/g;
/** What is longer is no name. */
const NAME_LENGTH = 60;
const UNNAMELY =
  /^(?:I|I'\w+|BC|BCE|AD|CE|God|Mr|Mrs|Dr|Sir|Madam|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;

/** What a message asks about. `plain` keeps its capitals, `text` is the same in lower case without courtesies. */
export function readQuery(plain: string, text: string, context: QueryContext): Query {
  const { topics, cues } = readTopics(text);
  const own = new Set(context.ownNames.map(stem));
  const cueStems = new Set(cues.filter((word) => !isStopWord(word)).map(stem));
  const subjects = new Set<string>();
  for (const word of wordsOf(text)) {
    if (isStopWord(word) || /^\d+$/.test(word)) continue;
    const stemmed = stem(word);
    if (stemmed.length > 1 && !own.has(stemmed) && !cueStems.has(stemmed)) subjects.add(stemmed);
  }
  return {
    topics,
    subjects: [...subjects],
    cues: [...cueStems],
    kin: kinIn(text),
    names: namesIn(plain, own),
    years: readYears(text, context.isAncient),
    asks: readAsks(text),
    isAboutThing:
      /\b(?:what(?:'s| is| was| are| were)|explain|tell me about|describe|define|who (?:is|was))\b/.test(
        text,
      ) && !/\byou/.test(text),
    isManifold: (text.match(/\?/g) ?? []).length > 1,
    isAboutOthers:
      /\b(?:he|him|his|she|her|they|them|their)\b/.test(text) &&
      !/\byour? (?:own )?(?:death|end)\b/.test(text),
    isAnaphoric: subjects.size <= 3 && ANAPHORA.test(text.replace(EXPLETIVE, ' ')),
  };
}

/** The relations asked about by name: an answer about other kin would be beside the point. */
function kinIn(text: string): string[] {
  return [...text.matchAll(KIN)].map((found) => stem(found[1]!));
}

/** What kind of answer the first words ask for. `text` is plain and in lower case. */
export function readAsks(text: string): Query['asks'] {
  return ASKING.find(([, pattern]) => pattern.test(text))?.[0] ?? 'open';
}

/** Capitalised words inside sentences, neighbours together: "did you ever meet Victor Hugo" → "Victor Hugo". */
function namesIn(plain: string, own: ReadonlySet<string>): string[] {
  const isShouted = plain === plain.toUpperCase();
  if (isShouted) return [];
  const inside = plain.replace(/(^|[.!?]\s+|["'(]\s*)\p{Lu}[\p{L}']*/gu, '$1_');
  const found =
    inside.match(/\p{Lu}[\p{L}'-]+(?:\s+(?:of |de |van |von |da |di |the )?\p{Lu}[\p{L}'-]+)*/gu) ?? [];
  return found
    .map((name) => name.replace(/'s$/, ''))
    .filter((name) => name.length <= NAME_LENGTH && !UNNAMELY.test(name) && !isStopWord(name))
    .filter((name) => !name.split(/\s+/).every((word) => own.has(stem(word))));
}
