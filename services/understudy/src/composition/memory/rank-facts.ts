import type { DossierFact, FactTopic } from '@parley/contracts/catalog/dossier';
import type { Query, YearSpan } from '../reading/reading.js';
import { speaksOfKin } from './kin.js';
import type { Memory } from './memory.js';
import { stemsOf, type WeightedTerms } from './text-index.js';

export interface RankedFact {
  index: number;
  fact: DossierFact;
  score: number;
  /** Its text holds words of the subject, not only the topic. */
  isNamed: boolean;
}

/** How much less a fact's second and third topic says about it. */
const TOPIC_PLACE = [1, 0.8, 0.65, 0.55];
const SUBJECT_WEIGHT = 1;
const CUE_WEIGHT = 0.45;
/** Words that speak of a topic though the fact is filed under others. */
const SIGNS: [FactTopic, RegExp][] = [
  ['love', /\b(?:wife|husband|married|betrothed|in love|loved (?:her|him))\b/i],
  ['friendship', /\b(?:my|our) (?:\w+ ){0,2}friends?\b|\bfriends?,? [A-Z]/],
  ['belief', /\b(?:God|gods|Heaven|faith|church|prayers?|prayed)\b/i],
];
const SIGN_WEIGHT = 0.5;
/** BM25 score at which a match by words counts half of the most it can. */
const HALF_SCORE = 3.4;
const WORDS_AT_MOST = 2;
const NEAR_YEARS = 6;
/** However far off: a year without a story has at least a neighbour. */
const NEAREST_SCORE = 0.6;
const PEAK_TOPICS = ['achievement', 'hardship', 'failure'] as const;
/** Words by which a fact says that it holds the peak or the pit of a life. */
const SUPERLATIVE =
  /\b(?:greatest|deepest|soundest|darling|proudest|hardest|heaviest|highest|dearest|gravest|finest|worst|best of my life|rate it above|most important|above my)\b/i;

/** All facts by how well they answer the query, best first. */
export function rankFacts(memory: Memory, query: Query): RankedFact[] {
  const words = wordScores(memory, query);
  const wantsPeak = PEAK_TOPICS.some((topic) => (query.topics.get(topic) ?? 0) >= 0.6);
  const nearest = nearestTo(memory.facts, query.years);
  const end = ownEndOf(memory);
  return memory.facts
    .map((fact, index): RankedFact => {
      const byTopic = topicScore(fact, query);
      const peak = wantsPeak && byTopic > 0.5 && SUPERLATIVE.test(fact.text) ? 0.35 : 0;
      return {
        index,
        fact,
        score:
          byTopic +
          peak +
          saturate(words.all[index]!) +
          yearScore(fact, query.years, nearest) +
          kinScore(fact, query) -
          (index === end ? endPenalty(query) : 0),
        isNamed: words.subjects[index]! > 0,
      };
    })
    .sort((one, other) => other.score - one.score || one.index - other.index);
}

/** Facts by their likeness to a text, for a turn to something the figure knows. */
export function rankByText(memory: Memory, text: string): RankedFact[] {
  const terms: WeightedTerms = new Map(stemsOf(text).map((term) => [term, 1]));
  const scores = memory.factIndex.score(terms);
  return memory.facts
    .map((fact, index) => ({ index, fact, score: saturate(scores[index]!), isNamed: false }))
    .sort((one, other) => other.score - one.score || one.index - other.index);
}

function wordScores({ factIndex }: Memory, query: Query): { all: number[]; subjects: number[] } {
  const nameStems = query.names.flatMap(stemsOf);
  const subjectTerms: WeightedTerms = new Map(
    [...query.subjects, ...nameStems].map((term) => [term, SUBJECT_WEIGHT]),
  );
  const all: WeightedTerms = new Map(query.cues.map((term) => [term, CUE_WEIGHT]));
  for (const [term, weight] of subjectTerms) all.set(term, weight);
  return { all: factIndex.score(all), subjects: factIndex.score(subjectTerms) };
}

function topicScore(fact: DossierFact, { topics }: Query): number {
  let score = 0;
  fact.topics.forEach((topic, place) => {
    score += (topics.get(topic) ?? 0) * (TOPIC_PLACE[place] ?? 0.5);
  });
  for (const [topic, sign] of SIGNS) {
    const isMarked = fact.topics.includes(topic);
    if (!isMarked && topics.has(topic) && sign.test(fact.text)) score += topics.get(topic)! * SIGN_WEIGHT;
  }
  return Math.min(score, 1.9);
}

function yearScore(fact: DossierFact, spans: YearSpan[], nearest: number): number {
  if (spans.length === 0) return 0;
  const distance = Math.min(...spans.map((span) => distanceTo(fact, span)));
  if (distance === 0) return 1.6;
  const byNearness = distance <= NEAR_YEARS ? 1.1 - distance * 0.1 : 0;
  return Math.max(byNearness, distance === nearest ? NEAREST_SCORE : 0);
}

/** How many years the nearest fact lies from what was asked. */
function nearestTo(facts: DossierFact[], spans: YearSpan[]): number {
  return Math.min(...facts.flatMap((fact) => spans.map((span) => distanceTo(fact, span))));
}

function distanceTo({ year }: DossierFact, { from, to }: YearSpan): number {
  if (year >= from && year <= to) return 0;
  return Math.min(Math.abs(year - from), Math.abs(year - to));
}

/** Asked for a brother, the figure does not tell of an uncle. */
function kinScore(fact: DossierFact, { kin }: Query): number {
  return kin.length > 0 && speaksOfKin(fact.text, kin) ? 1 : 0;
}

/** The index of the fact that tells how the figure died, or -1. */
export function ownEndOf({ facts, persona }: Memory): number {
  const { diedYear } = persona.dossier;
  return facts.findLastIndex(
    ({ topics, year }) => topics.includes('death') && (diedYear === null || year === diedYear),
  );
}

/** The figure's own end belongs only where it is asked for, and never answers "How did he die?". */
function endPenalty({ isAboutOthers, topics, years }: Query): number {
  if (isAboutOthers) return 2;
  return topics.has('death') || topics.has('legacy') || years.length > 0 ? 0 : 0.8;
}

function saturate(score: number): number {
  return (WORDS_AT_MOST * score) / (score + HALF_SCORE);
}
