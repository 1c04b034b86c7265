import type { FactTopic } from '@parley/contracts/catalog/dossier';
import { stemsOf } from '../memory/text-index.js';
import * as opinions from '../phrases/opinions.js';
import { rankByText, rankFacts } from '../memory/rank-facts.js';
import type { Query } from '../reading/reading.js';
import { anyReflection, figureQuestion, fittingQuotation, quoted, withClosing } from './closing.js';
import { firstUntold, type Paragraphs, type Scene } from './scene.js';
import { tellFacts } from './tell-facts.js';
import { descriptionOf, isText, tellUnknown } from './tell-question.js';

const RELEVANT = 0.5;
/** A thought and a fact this much alike belong together. */
const KINDRED = 0.9;
/** Where a life teaches something, when nothing nearer offers itself. */
const LIFE_LESSONS = new Map<FactTopic, number>([
  ['hardship', 0.9],
  ['failure', 0.8],
  ['education', 0.7],
  ['work', 0.6],
]);

/** What the figure thinks, and the piece of life behind it. */
export function tellOpinion(scene: Scene, kind: 'advice' | 'maxim' | 'view', query: Query): Paragraphs {
  if (kind === 'view' && isStrange(scene, query)) {
    return tellUnknown(scene, query, rankFacts(scene.memory, query));
  }
  const { chooser, memory } = scene;
  const opener = chooser.fresh(kind === 'advice' ? opinions.ADVICE_OPENERS : opinions.VIEW_OPENERS)!;
  const thought = anyReflection(scene, scene.message);
  const behind = [
    ...rankFacts(memory, kind === 'advice' ? { ...query, topics: new Map() } : query).filter(
      ({ score }) => score >= RELEVANT,
    ),
    ...rankByText(memory, thought ?? '').filter(({ score }) => score >= KINDRED),
    ...rankFacts(memory, { ...query, topics: LIFE_LESSONS }),
  ];
  const near = firstUntold(scene, behind);
  const quotation = fittingQuotation(scene, scene.message, 1);
  const words = [opener, thought ?? (quotation ? quoted(scene, quotation) : undefined)]
    .filter(isText)
    .join(' ');
  const facts = near ? tellFacts(scene, [near], query, chooser.fresh(opinions.LEARNED)) : [];
  const closing =
    thought && quotation ? quoted(scene, quotation) : chooser.chance(0.6) ? figureQuestion(scene) : undefined;
  return [words, ...facts, facts.length > 0 ? closing : descriptionOf(scene)].filter(isText);
}

/** A subject of which neither the figure's life nor its thoughts have anything. */
function isStrange({ memory }: Scene, query: Query): boolean {
  const thoughts = new Set(memory.persona.dossier.voice.reflections.flatMap(stemsOf));
  const asked = [...query.subjects, ...query.cues, ...query.names.flatMap(stemsOf)];
  if (asked.length === 0 || asked.some((term) => memory.factIndex.has(term) || thoughts.has(term)))
    return false;
  return !rankFacts(memory, query).some(({ score }) => score >= RELEVANT);
}

/** A saying of the figure's own, with where it stands; never one that is not attested. */
export function tellQuotation(scene: Scene, query: Query): Paragraphs {
  const { chooser, memory } = scene;
  const quotation = fittingQuotation(scene, scene.message, 0);
  if (!quotation) {
    const deeds = new Map<FactTopic, number>([
      ['achievement', 1.2],
      ['work', 0.5],
    ]);
    const near = firstUntold(scene, rankFacts(memory, { ...query, topics: deeds }));
    const line = chooser.fresh(opinions.NO_QUOTATION)!;
    return withClosing(scene, [line, ...(near ? tellFacts(scene, [near], query, undefined) : [])]);
  }
  const line = `${quoted(scene, quotation)} Should you wish to look it up: ${quotation.source}.`;
  const near = firstUntold(scene, rankByText(memory, `${quotation.text} ${quotation.source}`));
  return [line, ...(near ? tellFacts(scene, [near], query, undefined) : [])];
}
