import type { FactTopic } from '@parley/contracts/catalog/dossier';
import { plainText } from '../language/plain-text.js';
import { speaksOfKin } from '../memory/kin.js';
import { rankByText, rankFacts, type RankedFact } from '../memory/rank-facts.js';
import { stemsOf } from '../memory/text-index.js';
import { DESCRIPTION } from '../phrases/biography.js';
import { NEXT_PART, TURNS } from '../phrases/connectives.js';
import { voiceLines } from '../phrases/default-voice.js';
import { AS_TOLD, ASKED_AGAIN, ELSEWHERE, EXHAUSTED } from '../phrases/follow-ups.js';
import * as openers from '../phrases/openers.js';
import { TOPIC_OPENERS } from '../phrases/topic-openers.js';
import type { Query } from '../reading/reading.js';
import { anyReflection, figureQuestion, withClosing } from './closing.js';
import { fill } from './fill.js';
import { neighboursOf } from '../memory/neighbours.js';
import { firstUntold, othersFirst, type Paragraphs, type Scene } from './scene.js';
import { gistOf, jointsBetween, selectFacts, tellFacts } from './tell-facts.js';

/** A topic of at least this weight is what the question is about. */
const CHIEF_TOPIC = 0.6;
/** Below this a fact has nothing to do with the question. */
const RELEVANT = 0.5;
/** A further fact must come this near to the best one. */
const NEAR_BEST = 0.35;

/** A question about the figure's life: the facts that answer it best and were not told yet. */
export function tellQuestion(scene: Scene, query: Query): Paragraphs {
  const ranked = rankInContext(scene, query);
  if (asksBeforeBirth(scene, query)) return tellBeforeBirth(scene, query);
  if (asksForStrangers(scene, query, ranked)) return tellUnknown(scene, query, ranked);
  const best = ranked[0];
  if (!best || best.score < RELEVANT) return tellNeighbour(scene, query) ?? tellUnknown(scene, query, ranked);
  const floor = Math.max(RELEVANT, best.score * NEAR_BEST);
  const relevant = ranked.filter(
    (one) => one.index === best.index || (one.score >= floor && answers(one, query)),
  );
  const untold = relevant.filter(({ index }) => !scene.told.all.has(index));
  if (isToldBest(scene, query, ranked, untold)) return tellAgain(scene, query, best, untold);
  if (untold.length === 0) return tellExhausted(scene, query, ranked);
  const narrow = isNarrow(query, untold);
  const candidates = narrow ? untold : othersFirst(scene, untold);
  const wanted = narrow ? 1 : query.topics.size > 3 ? 3 : 2;
  const selected = query.isManifold ? onePerPart(candidates) : selectFacts(candidates, wanted);
  const joints = query.isManifold ? NEXT_PART : undefined;
  return withClosing(scene, tellFacts(scene, selected, query, openerFor(scene, query, selected[0]!), joints));
}

/** A further fact must be about what was asked in its own right, not only touch on it. */
function answers({ fact, isNamed }: RankedFact, { kin, topics, years }: Query): boolean {
  if (kin.length > 0) return speaksOfKin(fact.text, kin);
  return isNamed || years.length > 0 || fact.topics.some((topic) => (topics.get(topic) ?? 0) >= CHIEF_TOPIC);
}

/** Whether the guest has heard the answer already, and nothing untold would do as well. */
function isToldBest(
  { isAskedAgain, told }: Scene,
  query: Query,
  ranked: RankedFact[],
  untold: RankedFact[],
): boolean {
  const best = ranked[0]!;
  if (isAskedAgain || !told.all.has(best.index)) return false;
  return isNarrow(query, ranked) || query.isAnaphoric || !untold[0] || untold[0].score < best.score * 0.75;
}

/** What answers the question was told already: only its gist if that was just now, and what belongs to it. */
function tellAgain(scene: Scene, query: Query, best: RankedFact, untold: RankedFact[]): Paragraphs {
  const isJustTold = scene.told.last.has(best.index);
  const words = isJustTold ? gistOf(best, query) : best.fact.text;
  const again = `${scene.chooser.fresh(AS_TOLD)!} ${words}`;
  const further = selectFacts(untold, 1);
  const joint = further[0] && scene.chooser.fresh(jointsBetween(best.fact, further[0].fact));
  return withClosing(scene, [again, ...tellFacts(scene, further, query, joint)]);
}

function asksBeforeBirth({ memory }: Scene, { years }: Query): boolean {
  const { bornYear } = memory.persona.dossier;
  return years.length > 0 && bornYear !== null && years.every(({ to }) => to < bornYear);
}

/** The figure knows of it from others only, and begins with its own beginning. */
function tellBeforeBirth(scene: Scene, query: Query): Paragraphs {
  const earliest = scene.memory.facts.map((fact, index) => ({ fact, index, score: 0, isNamed: false }));
  const first = earliest.filter(({ index }) => !scene.told.all.has(index)).slice(0, 1);
  return withClosing(scene, tellFacts(scene, first, query, scene.chooser.fresh(openers.BEFORE_MY_TIME)));
}

/** A life without what was asked for may hold its next of kin: no discoveries, but a great work. */
function tellNeighbour(scene: Scene, query: Query): Paragraphs | null {
  const topics = neighboursOf(query.topics);
  if (topics.size === 0) return null;
  const near = rankFacts(scene.memory, { ...query, topics }).filter(
    ({ index, score }) => score >= RELEVANT && !scene.told.all.has(index),
  );
  if (near.length === 0) return null;
  const opener = scene.chooser.fresh(openers.NEIGHBOUR_OPENERS);
  return withClosing(scene, tellFacts(scene, selectFacts(near, 1), query, opener));
}

/** The figure's own words for not knowing, and a turn to something near that it does know. */
export function tellUnknown(scene: Scene, query: Query, ranked: RankedFact[]): Paragraphs {
  const { chooser, memory } = scene;
  const line = chooser.fresh(voiceLines(memory.persona.dossier, 'unknown'))!;
  const onTopic = ranked.filter(({ score }) => score >= RELEVANT);
  const near = firstUntold(scene, [...onTopic, ...rankByText(memory, line)]);
  if (!near)
    return [line, descriptionOf(scene) ?? figureQuestion(scene) ?? anyReflection(scene)].filter(isText);
  return withClosing(scene, [line, ...tellFacts(scene, [near], query, chooser.fresh(TURNS))]);
}

/** The same question once more, and no fact left that answers it. */
function tellExhausted(scene: Scene, query: Query, ranked: RankedFact[]): Paragraphs {
  const { chooser, told } = scene;
  const spent = chooser.fresh(EXHAUSTED)!;
  const elsewhere = ranked.find(({ index }) => !told.all.has(index));
  if (!elsewhere) return [spent, anyReflection(scene, scene.message), figureQuestion(scene)].filter(isText);
  return withClosing(scene, [spent, ...tellFacts(scene, [elsewhere], query, chooser.fresh(ELSEWHERE))]);
}

/** A question that points back ("how did he die?") is also about what was spoken of last. */
function rankInContext(scene: Scene, query: Query): RankedFact[] {
  const ranked = rankFacts(scene.memory, query);
  if (!query.isAnaphoric || scene.told.last.size === 0) return ranked;
  const spokenOf = [...scene.told.last].map((index) => scene.memory.facts[index]!.text).join(' ');
  const likeness = new Map(rankByText(scene.memory, spokenOf).map(({ index, score }) => [index, score]));
  return ranked
    .map((one) => ({ ...one, score: one.score + 0.4 * (likeness.get(one.index) ?? 0) }))
    .sort((one, other) => other.score - one.score);
}

/** Whether the question turns on someone or something that no fact speaks of. */
function asksForStrangers({ memory }: Scene, query: Query, ranked: RankedFact[]): boolean {
  if (query.isAnaphoric || query.years.length > 0) return false;
  if (query.kin.length > 0) return !memory.facts.some(({ text }) => speaksOfKin(text, query.kin));
  if (query.names.length > 0 && !query.names.some(memory.knows)) return true;
  const turnsOnSubject = query.asks === 'whether' || query.isAboutThing;
  return turnsOnSubject && query.subjects.length > 0 && !ranked.some(({ isNamed }) => isNamed);
}

function isNarrow({ asks }: Query, [best, second]: RankedFact[]): boolean {
  if (asks === 'when' || asks === 'where' || asks === 'who') return true;
  return Boolean(best?.isNamed && second && second.score < best.score * 0.6);
}

/** The best fact, and the best one whose topics the first did not touch. */
function onePerPart(candidates: RankedFact[]): RankedFact[] {
  const [best] = candidates;
  const topics = new Set(best!.fact.topics);
  const other = candidates.slice(1).find(({ fact }) => !fact.topics.some((topic) => topics.has(topic)));
  return selectFacts([best!, ...(other ? [other] : candidates.slice(1))], 2);
}

function openerFor(scene: Scene, query: Query, { fact }: RankedFact): string | undefined {
  const { chooser, memory } = scene;
  if (scene.isAskedAgain) return chooser.fresh(ASKED_AGAIN);
  if (query.isManifold) return chooser.fresh(openers.SEVERAL_OPENERS);
  const span = query.years[0];
  if (span) return yearOpener(scene, query, fact.year);
  if (chooser.chance(0.12)) return undefined;
  const subject = query.names.find(memory.knows);
  if (subject && chooser.chance(0.75)) return fill(chooser.fresh(openers.SUBJECT_OPENERS)!, { subject });
  const topic = leadingTopic(query, fact.topics);
  if (query.asks === 'when') return chooser.fresh(openers.WHEN_OPENERS);
  if (query.asks === 'where') return chooser.fresh(openers.WHERE_OPENERS);
  if (query.asks === 'why') return chooser.fresh(openers.WHY_OPENERS);
  if (topic) return chooser.fresh(TOPIC_OPENERS[topic]);
  if (query.asks === 'whether') return chooser.fresh(openers.WHETHER_OPENERS);
  if (query.asks === 'how') return chooser.fresh(openers.HOW_OPENERS);
  return chooser.fresh(openers.GENERAL_OPENERS);
}

function yearOpener({ chooser }: Scene, { years }: Query, year: number): string | undefined {
  const { from, to } = years[0]!;
  if (year >= from && year <= to) return chooser.fresh(openers.SAME_YEAR_OPENERS);
  return chooser.fresh(openers.NEAR_YEAR_OPENERS);
}

/** The topic of the question that the fact is most about. */
function leadingTopic({ topics }: Query, factTopics: FactTopic[]): FactTopic | null {
  const shared = factTopics.filter((topic) => (topics.get(topic) ?? 0) >= 0.7);
  return shared.sort((one, other) => topics.get(other)! - topics.get(one)!)[0] ?? null;
}

/** What is said about a figure whose own facts are not on file. */
export function descriptionOf({ chooser, earlier, memory, message }: Scene): string | undefined {
  if (memory.facts.length > 0) return undefined;
  const said = earlier.map(({ text }) => plainText(text)).join('\n');
  const wanted = new Set(stemsOf(message));
  const unsaid = memory.description.filter((one) => !said.includes(plainText(one)));
  const [description] = unsaid.sort((one, other) => shared(other, wanted) - shared(one, wanted));
  return description && fill(chooser.fresh(DESCRIPTION)!, { description });
}

function shared(text: string, wanted: ReadonlySet<string>): number {
  return stemsOf(text).filter((term) => wanted.has(term)).length;
}

export function isText(text: string | undefined): text is string {
  return Boolean(text);
}
