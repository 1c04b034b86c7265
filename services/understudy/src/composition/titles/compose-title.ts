import { parseTitleRequest, type FirstExchange } from '@parley/contracts/prompt/title-prompt';
import { foldCase, plainText, sentencesOf, wordsOf } from '../language/plain-text.js';
import { isStopWord } from '../language/stop-words.js';
import { TOPIC_TITLES } from '../phrases/topic-titles.js';
import { isForeign } from '../reading/foreign.js';
import { readGuestName } from '../reading/guest-name.js';
import { readQuery } from '../reading/read-query.js';
import { peelCourtesies } from '../reading/small-talk.js';
import { subjectPhraseOf } from './subject-phrase.js';

const WORDS_AT_MOST = 8;
const TITLE_WORDS = 3;
/** A topic must be spoken of this plainly. */
const CHIEF_TOPIC = 0.6;

/** A title of a few words from how the conversation began; empty for any other text. */
export function composeTitle(request: string): string {
  const exchange = parseTitleRequest(request);
  return exchange ? capitalised(titleOf(exchange)) : '';
}

function titleOf({ figure, message, answer }: FirstExchange): string {
  const ownNames = foldCase(figure).split(/[\s-]+/);
  const asked = withoutCourtesies(plainText(message), ownNames);
  if (!asked) return titleFromAnswer(figure, answer, ownNames);
  if (isForeign(asked.toLowerCase())) return firstWords(asked) ?? titleFromAnswer(figure, answer, ownNames);
  const phrase = subjectPhraseOf(asked);
  if (phrase && wordsOf(phrase).length > 1) return `On ${phrase}`;
  const { topics, names } = readQuery(asked, asked.toLowerCase(), { ownNames, isAncient: false });
  const guestName = readGuestName(asked);
  const named = names.filter((name) => name !== guestName).map((name) => withArticle(name, asked));
  if (named.length > 0) return about(named.slice(0, 2).join(' and '));
  const [topic, weight = 0] = [...topics].sort(([, one], [, other]) => other - one)[0] ?? [];
  if (topic && weight >= CHIEF_TOPIC) return TOPIC_TITLES[topic];
  if (phrase) return about(phrase);
  return firstWords(asked) ?? titleFromAnswer(figure, answer, ownNames);
}

/** The first sentence that asks or tells something, as it was written. */
function withoutCourtesies(message: string, ownNames: string[]): string {
  for (const sentence of sentencesOf(message)) {
    const { rest } = peelCourtesies(sentence.toLowerCase(), ownNames);
    const at = sentence.toLowerCase().lastIndexOf(rest);
    if (rest) return at >= 0 ? sentence.slice(at, at + rest.length) : sentence;
  }
  return '';
}

/** A greeting says nothing of what the talk will be about; the answer may. */
function titleFromAnswer(figure: string, answer: string, ownNames: string[]): string {
  const { names } = readQuery(plainText(answer), '', { ownNames, isAncient: false });
  return names[0] ? about(names[0]) : `A first talk with ${figure}`;
}

function about(subject: string): string {
  return wordsOf(subject).length + 1 < TITLE_WORDS ? `A few words on ${subject}` : `On ${subject}`;
}

/** "the Mona Lisa", where it was written so. */
function withArticle(name: string, text: string): string {
  return text.toLowerCase().includes(`the ${name.toLowerCase()}`) ? `the ${name}` : name;
}

/** A longer message is cut before the words that would hang in the air. */
function firstWords(text: string): string | null {
  const words = text.split(/\s+/);
  if (words.length < TITLE_WORDS) return null;
  const last = words.slice(0, WORDS_AT_MOST).findLastIndex((word) => !isStopWord(word.toLowerCase()));
  const kept = words.length <= WORDS_AT_MOST ? words.length : Math.max(TITLE_WORDS, last + 1);
  return words
    .slice(0, kept)
    .join(' ')
    .replace(/[\s,;:.?!-]+$/, '');
}

function capitalised(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
