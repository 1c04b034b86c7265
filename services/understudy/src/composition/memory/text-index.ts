import MiniSearch, { type SearchResult } from 'minisearch';
import { wordsOf } from '../language/plain-text.js';
import { stem } from '../language/stem.js';
import { isStopWord } from '../language/stop-words.js';
import { relativesOf } from '../language/synonyms.js';

/** Stems to look for, each with how much it counts. */
export type WeightedTerms = Map<string, number>;

const RELATIVE_WEIGHT = 0.3;

/** BM25+ over a handful of short texts. */
export class TextIndex {
  private readonly search: MiniSearch;
  private readonly stems = new Set<string>();

  constructor(private readonly texts: readonly string[]) {
    this.search = new MiniSearch({ fields: ['text'], tokenize: wordsOf, processTerm: indexTerm });
    this.search.addAll(texts.map((text, id) => ({ id, text })));
    for (const text of texts) for (const term of stemsOf(text)) this.stems.add(term);
  }

  has(stemmed: string): boolean {
    return this.stems.has(stemmed);
  }

  /**
   * One score per text, 0 where nothing matches. Words of a kindred meaning count less, and do not
   * count the more for being many.
   */
  score(terms: WeightedTerms): number[] {
    const scores = this.texts.map(() => 0);
    for (const { id, score } of this.find(terms)) scores[id as number] = score;
    for (const { id, queryTerms, score } of this.find(relativesOfAll(terms))) {
      scores[id as number]! += score / queryTerms.length;
    }
    return scores;
  }

  private find(weights: WeightedTerms): SearchResult[] {
    const terms = [...weights.keys()].filter(Boolean);
    if (terms.length === 0) return [];
    return this.search.search(terms.join(' '), {
      tokenize: (query) => query.split(' '),
      processTerm: (term) => term,
      boostTerm: (term) => weights.get(term) ?? 1,
      // A slip of the pen in a long name is forgiven, at a price.
      fuzzy: (term) => (term.length > 6 && !this.stems.has(term) ? 0.15 : false),
      weights: { fuzzy: 0.4, prefix: 0 },
    });
  }
}

const stemsByText = new Map<string, readonly string[]>();
const TEXTS_KEPT = 5_000;
const KEPT_LENGTH = 600;

/** The stems of the words of a text that mean something. Figures' lines come again and again. */
export function stemsOf(text: string): readonly string[] {
  const known = stemsByText.get(text);
  if (known) return known;
  const stems = wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(stem);
  if (stemsByText.size >= TEXTS_KEPT) stemsByText.clear();
  if (text.length <= KEPT_LENGTH) stemsByText.set(text, stems);
  return stems;
}

function relativesOfAll(terms: WeightedTerms): WeightedTerms {
  const all: WeightedTerms = new Map();
  for (const [term, weight] of terms) {
    for (const relative of relativesOf(term)) {
      if (!terms.has(relative)) all.set(relative, Math.max(all.get(relative) ?? 0, weight * RELATIVE_WEIGHT));
    }
  }
  return all;
}

function indexTerm(word: string): string | null {
  return isStopWord(word) ? null : stem(word);
}
