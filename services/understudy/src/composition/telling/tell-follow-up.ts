import type { FactTopic } from '@parley/contracts/catalog/dossier';
import { rankByText, rankFacts, type RankedFact } from '../memory/rank-facts.js';
import { ALL_TOLD, ELSEWHERE, EXHAUSTED, FOLLOW_UP_OPENERS } from '../phrases/follow-ups.js';
import type { FollowUp, Query } from '../reading/reading.js';
import { anyReflection, figureQuestion, reflection, withClosing } from './closing.js';
import {
  firstUntold,
  lastFigureText,
  lastGuestText,
  othersFirst,
  type Paragraphs,
  type Scene,
} from './scene.js';
import { selectFacts, tellFacts } from './tell-facts.js';
import { descriptionOf, isText } from './tell-question.js';

const RELATED = 0.55;

/** Goes on with what the figure spoke of last, with facts that were not told yet. */
export function tellFollowUp(scene: Scene, kind: FollowUp, query: Query): Paragraphs {
  const { chooser } = scene;
  const continued = continuations(scene, kind, query);
  const untold = othersFirst(
    scene,
    continued.filter(({ index }) => !scene.told.all.has(index)),
  );
  const next = firstUntold(scene, untold);
  if (!next) return tellAllTold(scene);
  const best = untold[0]!.score >= RELATED ? untold[0]! : next;
  const opener = chooser.fresh(FOLLOW_UP_OPENERS[kind])!;
  if (best.score < RELATED) {
    const isOnlyEcho = kind === 'really' || kind === 'interest';
    if (isOnlyEcho)
      return [[opener, anyReflection(scene)].filter(isText).join(' '), figureQuestion(scene)].filter(isText);
    const lead = `${chooser.fresh(EXHAUSTED)!} ${chooser.fresh(ELSEWHERE)!}`;
    return withClosing(scene, tellFacts(scene, [best], query, lead));
  }
  const thought = kind === 'why' ? reflection(scene, lastGuestText(scene)) : undefined;
  const related = untold.filter(({ score }) => score >= Math.max(RELATED, best.score * 0.7));
  const wanted = kind === 'more' || kind === 'next' ? 2 : 1;
  if (thought)
    return [`${opener} ${thought}`, ...tellFacts(scene, selectFacts(related, wanted), query, undefined)];
  return withClosing(scene, tellFacts(scene, selectFacts(related, wanted), query, opener));
}

/** Facts by how well they carry on from the last ones. */
function continuations(scene: Scene, kind: FollowUp, query: Query): RankedFact[] {
  const { memory, told } = scene;
  const last = [...told.last].map((index) => memory.facts[index]!);
  const spokenOf =
    last.length > 0
      ? last.map(({ text }) => text).join(' ')
      : `${lastGuestText(scene)} ${lastFigureText(scene)}`;
  const topics = new Map<FactTopic, number>();
  for (const fact of last) {
    fact.topics.forEach((topic, place) =>
      topics.set(topic, Math.max(topics.get(topic) ?? 0, place === 0 ? 0.7 : 0.4)),
    );
  }
  const own = new Map(
    rankFacts(memory, { ...query, topics, cues: [] }).map(({ index, score }) => [index, score]),
  );
  const lastYear = last.at(-1)?.year;
  return rankByText(memory, spokenOf)
    .map((ranked) => ({
      ...ranked,
      score:
        ranked.score * 0.6 + (own.get(ranked.index) ?? 0) + sequenceScore(kind, lastYear, ranked.fact.year),
    }))
    .sort((one, other) => other.score - one.score || one.index - other.index);
}

/** "And then?" looks forward in time, "why?" looks back; either to what lies near. */
function sequenceScore(kind: FollowUp, from: number | undefined, year: number): number {
  if (from === undefined) return 0;
  const gap = kind === 'why' ? from - year : year - from;
  if (kind === 'next') return gap >= 0 ? Math.max(0, 2.2 - gap * 0.12) : -1;
  if (kind === 'why') return gap >= 0 ? Math.max(0, 0.8 - gap * 0.05) : 0;
  return Math.max(0, 0.4 - Math.abs(gap) * 0.04);
}

function tellAllTold(scene: Scene): Paragraphs {
  if (scene.memory.facts.length === 0) {
    return [reflection(scene), descriptionOf(scene) ?? figureQuestion(scene)].filter(isText);
  }
  return [scene.chooser.fresh(ALL_TOLD), reflection(scene), figureQuestion(scene)].filter(isText);
}
