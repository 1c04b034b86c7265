import { parseSummaryRequest, type SummaryLine } from '@parley/contracts/prompt/summary-prompt';
import { countWords, plainText, sentencesOf } from '../language/plain-text.js';
import { isStopWord } from '../language/stop-words.js';

const WORDS_AT_MOST = 150;
/** The most of the prior minutes that may stay when there is much new. */
const PRIOR_WORDS = 80;
const GIST_WORDS = 40;
const ABOUT_ME =
  /\b(?:my|i am|i'm|i was|i have|i've|i work|i live|i study|i teach|i like|i love|i feel|i come|call me)\b/i;
const EMPTY_TALK =
  /^(?:hi|hello|hey|thanks?|thank you|ok(?:ay)?|yes|no|bye|goodbye|how are you|good (?:morning|day|evening))\W*$/i;

/** Minutes of the talk: the prior ones condensed, then what the guest asked and the gist of what they were told. */
export function summarise(request: string): string {
  const parsed = parseSummaryRequest(request);
  if (!parsed) return '';
  const added = parsed.lines.flatMap(minuteOf);
  const addedWords = countWords(added.join(' '));
  const prior = condense(parsed.soFar ?? '', Math.max(PRIOR_WORDS, WORDS_AT_MOST - addedWords));
  const room = WORDS_AT_MOST - countWords(prior);
  return [prior, ...latestThatFit(added, room)].filter(Boolean).join(' ');
}

function minuteOf({ speaker, text }: SummaryLine): string[] {
  const said = plainText(text);
  if (speaker === 'figure') return gistOf(text);
  if (!said || EMPTY_TALK.test(said)) return [];
  const sentences = sentencesOf(said).map((one) => limit(one, GIST_WORDS));
  const asked = sentences.filter((one) => one.endsWith('?'));
  const ofThemself = sentences.filter((one) => !one.endsWith('?') && ABOUT_ME.test(one));
  if (asked.length === 0 && ofThemself.length === 0) return [`The guest said: "${sentences[0]!}"`];
  return [
    ...ofThemself.map((one) => `The guest said of themself: "${one}"`),
    ...asked.map((one) => `The guest asked: "${one}"`),
  ];
}

/** The first sentence that tells something: openers and courtesies carry no date and no name. */
function gistOf(text: string): string[] {
  const sentences = sentencesOf(plainText(text));
  const telling = sentences.find((one) => /\d/.test(one) || isFullOfNames(one)) ?? sentences[0];
  return telling ? [`The figure told: ${closed(limit(telling, GIST_WORDS))}`] : [];
}

function isFullOfNames(sentence: string): boolean {
  const inside = sentence.split(/\s+/).slice(1);
  return inside.filter((word) => /^\p{Lu}\p{L}{2,}/u.test(word) && !isStopWord(word)).length >= 2;
}

/** The sentences of the prior minutes that fit; what the guest said of themself is kept before all else. */
function condense(minutes: string, atMost: number): string {
  const sentences = minutesSentences(minutes);
  if (countWords(minutes) <= atMost) return sentences.join(' ');
  const kept = new Set<string>();
  let words = 0;
  const ranked = [...sentences.filter((one) => one.includes('of themself')), ...sentences.toReversed()];
  for (const sentence of ranked) {
    const length = countWords(sentence);
    if (kept.has(sentence) || words + length > atMost) continue;
    kept.add(sentence);
    words += length;
  }
  return sentences.filter((one) => kept.has(one)).join(' ');
}

/** Minutes are cut where an entry begins, so that a quoted question keeps its frame. */
function minutesSentences(minutes: string): string[] {
  const entries = minutes
    .split(/\s+(?=The (?:guest|figure) (?:said|asked|told)\b)/)
    .map((one) => one.trim())
    .filter(Boolean);
  return [...new Set(entries)];
}

function latestThatFit(entries: string[], room: number): string[] {
  const fitting: string[] = [];
  let words = 0;
  for (const entry of entries.toReversed()) {
    const length = countWords(entry);
    if (words + length > room) break;
    fitting.unshift(entry);
    words += length;
  }
  return fitting;
}

function limit(text: string, words: number): string {
  const all = text.split(/\s+/);
  return all.length <= words ? text : `${all.slice(0, words).join(' ')} …`;
}

function closed(text: string): string {
  return /[.!?…]["']?$/.test(text) ? text : `${text}.`;
}
