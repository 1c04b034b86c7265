import { wordsOf } from '../language/plain-text.js';
import { isStopWord } from '../language/stop-words.js';
import { gerundOf } from './gerund.js';

const PHRASE_WORDS = 6;

const ASIDE = String.raw`(?:really |actually |ever |first |once |truly |finally |also )?`;
/** Ways to ask that name the subject last. Group 1 is the subject. */
const NAMING: RegExp[] = [
  /\b(?:tell (?:me|us)|talk|speak|hear|know|learn|ask(?: you)?|asking|curious|wonder(?:ing)?|read|story|stories)\b[^.?!]{0,20}? (?:about|of) (.+)/iu,
  /\b(?:think|thoughts|views?|opinions?|feel|make|say|memor(?:y|ies)|advice)\b[^.?!]{0,20}? (?:about|of|on) (.+)/iu,
  /^(?:please |could you |can you |would you )*(?:explain|describe) (?:to me |to us )?(.+)/iu,
  /^(?:and |so )?who(?:'s| is| was| were| are) (.+)/iu,
  /^(?:and |so )?what(?:'s| is| was| were| are) (.+)/iu,
];
/** "What advice would you give to young people?" */
const COUNSEL = /\b(advice|counsel|lessons?|words)\b[^.?!]{0,25}? (?:to|for) (.+)/iu;
/** "How did you discover radium?": the verb and what follows it. */
const DOING = new RegExp(
  String.raw`^(?:and |so )?(?:how|why|when|where)(?: and \w+)?(?: did| do| could| would) you ${ASIDE}(\p{L}+)\b(.*)`,
  'iu',
);
const CLAUSE_END =
  /[,;:.?!()]|\s(?:and|but|or|so|because|if|when|while|that|which|who|whom|before|after|than)\s/iu;
const TAIL =
  /\s+(?:like|(?:for|to|with|from|on|at|in|of|about|by|as|the|a|an|and|or|you|me|us|please|now|today|really|exactly|personally|in life|in your life|in the life|most|ever|all))$/iu;
const TIMES = /\byour (?:own )?(?:times?|days?|age|era|century)\b/giu;
const WHOLE_LIFE = /\b(?:of|in) your (?:own |whole )?life\b/giu;
/** "The wife" is nobody's. */
const KIN =
  /\byour (?:own )?(?:wife|husband|spouse|mother|father|parents?|brothers?|sisters?|siblings?|sons?|daughters?|child(?:ren)?|kids|family)\b/iu;
/** Words that mean nothing without what was said around them. */
const DANGLING =
  /\b(?:you|yourself|i|me|my|we|us|our|he|him|his|she|her|hers|they|them|their|it|its|this|that|these|there|something|anything|everything|did|do|does|was|were|is|are|have|had|would|could)\b/iu;

/** What a message is about, in a few of its own words; null when it names nothing. */
export function subjectPhraseOf(message: string): string | null {
  for (const naming of NAMING) {
    const phrase = trimmedPhrase(naming.exec(message)?.[1] ?? '');
    if (phrase) return phrase;
  }
  const counsel = COUNSEL.exec(message);
  const counselled = counsel && trimmedPhrase(counsel[2]!);
  if (counselled) return `${counsel[1]!.toLowerCase()} to ${counselled}`;
  const doing = DOING.exec(message);
  const object = doing && trimmedPhrase(doing[2]!);
  return object ? `${gerundOf(doing[1]!.toLowerCase())} ${object}` : null;
}

function trimmedPhrase(text: string): string | null {
  let phrase = ` ${text.trim()}`.split(CLAUSE_END)[0]!.replace(TIMES, 'those days').replace(WHOLE_LIFE, '');
  if (KIN.test(phrase)) return null;
  phrase = phrase
    .replace(/\blike (?=in|at|on|for|during|under)/giu, '')
    .replace(/\byour (?:own )?/giu, 'the ');
  const words = phrase.split(/\s+/).filter(Boolean);
  phrase = words.slice(0, PHRASE_WORDS).join(' ');
  for (let shorter = phrase; (shorter = phrase.replace(TAIL, '')) !== phrase;) phrase = shorter;
  if (DANGLING.test(phrase.replace('those days', ''))) return null;
  if (!wordsOf(phrase).some((word) => !isStopWord(word))) return hasMeaning(phrase) ? phrase : null;
  return phrase;
}

/** "life in those days" is made of stop words alone, and yet it is a subject. */
function hasMeaning(phrase: string): boolean {
  return /\b(?:life|love|those days|achievement|story)\b/iu.test(phrase) && wordsOf(phrase).length > 1;
}
