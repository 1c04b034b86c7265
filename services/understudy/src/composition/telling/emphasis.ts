import { yearText } from '@parley/contracts/text/history-dates';
import type { Chooser } from '../chooser.js';
import { wordsOf } from '../language/plain-text.js';
import { stem } from '../language/stem.js';
import type { RankedFact } from '../memory/rank-facts.js';
import type { Query } from '../reading/reading.js';

const COMMON_CAPITALS =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|God|Mr|Mrs|Dr|The|In|On|At|By|My|And|But|He|She|It|They|We|I)$/;

/** Sets the words that answer the question in bold: the year, the place or the name; once, and not always. */
export function emphasise(
  { fact }: RankedFact,
  text: string,
  query: Query,
  places: readonly string[],
  chooser: Chooser,
): string {
  if (query.asks === 'when') return embolden(text, yearText(fact.year));
  if (query.asks === 'where') {
    const place = places.find((one) => containsWord(text, one));
    if (place) return embolden(text, place);
  }
  const named = query.names.find((name) => containsWord(text, name)) ?? capitalOf(text, query.subjects);
  if (named) return embolden(text, named);
  if (!chooser.chance(0.4)) return text;
  const title =
    /(?<![.!?“"]\s)(?<=\s)\p{Lu}\p{Ll}{2,}(?: (?:of |de |the |in )?\p{Lu}\p{Ll}{2,})+(?: [IVX]+\b)?(?!['’\p{L}])/u.exec(
      text,
    )?.[0];
  return title && !title.split(' ').some((word) => COMMON_CAPITALS.test(word)) ? embolden(text, title) : text;
}

/** The word of the text, written with a capital inside a sentence, that the question is about. */
function capitalOf(text: string, subjects: string[]): string | null {
  const inside = text.replace(/(^|[.!?]\s+)\p{Lu}/gu, '$1_');
  return (
    wordsOf(inside).find(
      (word) =>
        /^\p{Lu}\p{L}{3,}/u.test(word) && !COMMON_CAPITALS.test(word) && subjects.includes(stem(word)),
    ) ?? null
  );
}

function embolden(text: string, words: string): string {
  return text.replace(wholeWords(words), '**$&**');
}

function containsWord(text: string, words: string): boolean {
  return wholeWords(words).test(text);
}

function wholeWords(words: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}*])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}*])`,
    'u',
  );
}
