import type { DossierFact } from '@parley/contracts/catalog/dossier';
import { countWords, sentencesOf } from '../language/plain-text.js';
import { relativesOf } from '../language/synonyms.js';
import type { RankedFact } from '../memory/rank-facts.js';
import { stemsOf } from '../memory/text-index.js';
import * as joints from '../phrases/connectives.js';
import type { Query } from '../reading/reading.js';
import { emphasise } from './emphasis.js';
import type { Paragraphs, Scene } from './scene.js';

/** Words of facts in one answer; with what joins them it stays under 170. */
const FACT_WORDS = 118;
const FACTS_AT_MOST = 3;

/** The first facts of the list that fit into one answer, at most `wanted`. */
export function selectFacts(candidates: RankedFact[], wanted: number): RankedFact[] {
  const selected: RankedFact[] = [];
  let words = 0;
  for (const candidate of candidates) {
    if (selected.length >= Math.min(wanted, FACTS_AT_MOST)) break;
    const length = countWords(candidate.fact.text);
    if (selected.length > 0 && words + length > FACT_WORDS) continue;
    selected.push(candidate);
    words += length;
  }
  return selected;
}

/** One paragraph a fact, with a joint between them that the years bear out. */
export function tellFacts(
  scene: Scene,
  facts: RankedFact[],
  query: Query,
  opener: string | undefined,
  joinWith?: readonly string[],
): Paragraphs {
  const { chooser, memory } = scene;
  return facts.map((ranked, place) => {
    const text = wordingFor(ranked.fact, query);
    const told = place === 0 ? emphasise(ranked, text, query, memory.persona.dossier.places, chooser) : text;
    const before = facts[place - 1];
    const lead = before ? chooser.fresh(joinWith ?? jointsBetween(before.fact, ranked.fact)) : opener;
    return lead ? `${lead} ${told}` : told;
  });
}

/** Phrases that may stand between two facts. */
export function jointsBetween(before: DossierFact, after: DossierFact): readonly string[] {
  const gap = after.year - before.year;
  if (gap < 0) return [...joints.EARLIER, ...besideFor(before, after)];
  if (gap === 0) return [...joints.SAME_YEAR, ...besideFor(before, after)];
  if (gap <= 3) return joints.SOON_AFTER;
  return gap <= 15 ? joints.YEARS_AFTER : joints.LONG_AFTER;
}

function besideFor(before: DossierFact, after: DossierFact): readonly string[] {
  return before.topics.some((topic) => after.topics.includes(topic)) ? joints.BESIDE : [];
}

/**
 * The part of a fact that answers. A last fact often tells of the death before it tells what is to
 * be remembered; asked for the latter, the figure begins there.
 */
function wordingFor(fact: DossierFact, { topics }: Query): string {
  if (!topics.has('legacy') || topics.has('death') || !fact.topics.includes('death')) return fact.text;
  const sentences = sentencesOf(fact.text);
  const at = sentences.findIndex((one) => /\b(?:remember|forgiven|known as|known for)/i.test(one));
  return at > 0 && !/^(?:He|She|It|They|That|This|There)\b/.test(sentences[at]!)
    ? sentences.slice(at).join(' ')
    : fact.text;
}

/** The gist of a fact that the guest has just heard: the sentence nearest to the question, and the next. */
export function gistOf({ fact }: RankedFact, query: Query): string {
  const asked = new Set([...query.subjects, ...query.cues].flatMap((term) => [term, ...relativesOf(term)]));
  const hits = (sentence: string) => stemsOf(sentence).filter((term) => asked.has(term)).length;
  const sentences = sentencesOf(fact.text);
  // A sentence that begins with a pronoun hangs on the one before it.
  const starts = sentences.filter((one) => !/^(?:He|She|It|They|That|This|There|We)\b/.test(one));
  const start = starts.toSorted((one, other) => hits(other) - hits(one))[0] ?? sentences[0]!;
  const at = sentences.indexOf(start);
  return sentences.slice(at, at + 2).join(' ');
}
